"""What the log looks like in PostgreSQL, and how it came about."""

from typing import Final

# What each version added; a new database goes through all of them.
STEPS: Final = (
    (
        "CREATE TABLE store (identity text NOT NULL, version integer NOT NULL)",
        """
        CREATE TABLE players (
          player text COLLATE "C" PRIMARY KEY,  -- SHA-256 of the cookie, in hex
          created_ms bigint NOT NULL
        )
        """,
        """
        CREATE TABLE events (
          table_id text COLLATE "C" NOT NULL,
          seq integer NOT NULL,
          ts bigint NOT NULL,  -- ms since 1970, UTC
          kind text NOT NULL,
          actor smallint,
          cmd_id text COLLATE "C",
          body bytea NOT NULL,
          PRIMARY KEY (table_id, seq)
        )
        """,
        "CREATE UNIQUE INDEX commands ON events (table_id, cmd_id) WHERE cmd_id IS NOT NULL",
        """
        CREATE TABLE tables (
          table_id text COLLATE "C" PRIMARY KEY,
          life text NOT NULL,
          deadline_ms bigint,  -- ms since 1970, UTC
          listing bytea,
          players integer NOT NULL
        )
        """,
        "CREATE INDEX deadlines ON tables (deadline_ms) WHERE deadline_ms IS NOT NULL",
        "CREATE INDEX listings ON tables (table_id) WHERE listing IS NOT NULL",
        """
        CREATE TABLE seats (
          table_id text COLLATE "C" NOT NULL,
          seat smallint NOT NULL,
          player text COLLATE "C" NOT NULL,
          has_left boolean NOT NULL,
          since_ms bigint NOT NULL,  -- ms since 1970, UTC
          PRIMARY KEY (table_id, seat)
        )
        """,
        "CREATE INDEX sittings ON seats (player) WHERE NOT has_left",
    ),
)
VERSION: Final = len(STEPS)

APPEND: Final = """
WITH firsts AS (
  INSERT INTO events (table_id, seq, ts, kind, actor, cmd_id, body)
  SELECT a.table_id, a.seq, $1, a.kind, a.actor, a.cmd_id, a.body
  FROM unnest($2::text[], $3::integer[], $4::text[], $5::smallint[], $6::text[], $7::bytea[])
    AS a (table_id, seq, kind, actor, cmd_id, body)
  WHERE a.seq = 1 OR EXISTS (
    SELECT FROM events e WHERE e.table_id = a.table_id AND e.seq = a.seq - 1
  )
  ON CONFLICT DO NOTHING
  RETURNING table_id
), rest AS (
  INSERT INTO events (table_id, seq, ts, kind, actor, cmd_id, body)
  SELECT a.table_id, a.seq, $1, a.kind, a.actor, a.cmd_id, a.body
  FROM unnest($8::text[], $9::integer[], $10::text[], $11::smallint[], $12::text[], $13::bytea[])
    AS a (table_id, seq, kind, actor, cmd_id, body)
  JOIN firsts USING (table_id)
), statuses AS (
  INSERT INTO tables (table_id, life, deadline_ms, listing, players)
  SELECT a.table_id, a.life, a.deadline_ms, a.listing, a.players
  FROM unnest($14::text[], $15::text[], $16::bigint[], $17::bytea[], $18::integer[])
    AS a (table_id, life, deadline_ms, listing, players)
  JOIN firsts USING (table_id)
  ON CONFLICT (table_id) DO UPDATE SET life = excluded.life, deadline_ms = excluded.deadline_ms,
    listing = excluded.listing, players = excluded.players
)
SELECT table_id FROM firsts
"""
"""Write the appends of many tables, for each all or nothing; return the tables written to.

Whoever has the first number behind a table's newest event has those behind it as well, so
only the first event of each append can meet another writer.
"""

SET_STATUS: Final = """
INSERT INTO tables (table_id, life, deadline_ms, listing, players) VALUES ($1, $2, $3, $4, $5)
ON CONFLICT (table_id) DO UPDATE SET life = excluded.life, deadline_ms = excluded.deadline_ms,
  listing = excluded.listing, players = excluded.players
"""

GET_UP: Final = "UPDATE seats SET has_left = true WHERE table_id = $1 AND seat = $2 AND player = $3"

SIT_DOWN: Final = """
INSERT INTO seats (table_id, seat, player, has_left, since_ms) VALUES ($1, $2, $3, false, $4)
ON CONFLICT (table_id, seat) DO UPDATE
  SET player = excluded.player, has_left = false, since_ms = excluded.since_ms
  WHERE seats.has_left
RETURNING true
"""

LOAD: Final = """
SELECT seq, kind, actor, cmd_id, body FROM events WHERE table_id = $1 AND seq > $2 ORDER BY seq
"""

DUE: Final = """
SELECT table_id FROM tables WHERE deadline_ms <= $1 ORDER BY deadline_ms LIMIT $2
"""

LISTED: Final = """
SELECT table_id, listing FROM tables WHERE listing IS NOT NULL ORDER BY table_id
"""

SEATS_OF: Final = """
SELECT player, table_id, seat FROM seats LEFT JOIN tables USING (table_id)
WHERE player = $1 AND NOT has_left AND life IS DISTINCT FROM 'closed'
ORDER BY since_ms DESC, table_id, seat
"""

NEWEST: Final = """
SELECT asked.table_id, newest.seq FROM unnest($1::text[]) AS asked (table_id)
CROSS JOIN LATERAL (
  SELECT seq FROM events WHERE events.table_id = asked.table_id ORDER BY seq DESC LIMIT 1
) AS newest
"""
