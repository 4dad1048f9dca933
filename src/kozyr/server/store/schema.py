"""The tables of `Store.cold`, alike in every kind of store.

Whoever changes them writes a migration (`kozyr.server.store.migrations`) and lets
`REVISION` name it; a test compares what the migrations make with what stands here.
"""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
)

REVISION: Final = "0003"
"""The newest migration."""

metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

records: Final = Table(
    "records",
    metadata,
    # The table's id, a hyphen, the deal's number.
    Column("id", Text, primary_key=True),
    Column("table_id", Text, nullable=False),
    Column("deal", Integer, nullable=False),
    Column("finished_ms", BigInteger, nullable=False),
    # As `Rules.parse` reads them.
    Column("rules", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    # As in the record's tag.
    Column("result", Text, nullable=False),
    Column("is_rated", Boolean, nullable=False),
    # The record, as a file `.durak` has it.
    Column("text", Text, nullable=False),
    Index(None, "table_id"),
    Index(None, "finished_ms"),
)

record_players: Final = Table(
    "record_players",
    metadata,
    Column("record", Text, ForeignKey(records.c.id, ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    # The public id of the person, NULL for a bot.
    Column("player", Text),
    Column("name", Text, nullable=False),
    # The bot's level, NULL for a person.
    Column("level", Text),
    Column("is_fool", Boolean, nullable=False),
    Index(None, "player"),
)

accounts: Final = Table(
    "accounts",
    metadata,
    # The key by which the store knows the player.
    Column("player", Text, primary_key=True),
    # Public.
    Column("id", Text, nullable=False, unique=True),
    Column("name", Text, nullable=False),
    # guest, account or deleted
    Column("kind", Text, nullable=False),
    # The name as it is compared with what is typed at the door, NULL for guests.
    Column("folded", Text, unique=True),
    # Argon2's own format, NULL for those without a password.
    Column("password", Text),
    Column("created_ms", BigInteger, nullable=False),
)

account_names: Final = Table(
    "account_names",
    metadata,
    # What a name looks like; whose name it is.
    Column("key", Text, primary_key=True),
    Column("player", Text, ForeignKey(accounts.c.player), nullable=False),
    Index(None, "player"),
)

passkeys: Final = Table(
    "passkeys",
    metadata,
    # The credential's id, in base64url.
    Column("id", Text, primary_key=True),
    Column("player", Text, ForeignKey(accounts.c.player), nullable=False),
    # COSE
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("label", Text, nullable=False),
    Column("created_ms", BigInteger, nullable=False),
    Column("used_ms", BigInteger),
    Column("is_suspect", Boolean, nullable=False),
    Index(None, "player"),
)

recovery_codes: Final = Table(
    "recovery_codes",
    metadata,
    # SHA-256, in hex.
    Column("hash", Text, primary_key=True),
    Column("player", Text, ForeignKey(accounts.c.player), nullable=False),
    Index(None, "player"),
)

sessions: Final = Table(
    "sessions",
    metadata,
    # SHA-256 of the cookie, in hex.
    Column("hash", Text, primary_key=True),
    Column("id", Text, nullable=False, unique=True),
    Column("player", Text, ForeignKey(accounts.c.player), nullable=False),
    # Browser and system.
    Column("device", Text, nullable=False),
    Column("created_ms", BigInteger, nullable=False),
    # To the hour.
    Column("seen_ms", BigInteger, nullable=False),
    # When the player last proved who he is.
    Column("confirmed_ms", BigInteger, nullable=False),
    Index(None, "player"),
)

challenges: Final = Table(
    "challenges",
    metadata,
    # SHA-256, in hex.
    Column("hash", Text, primary_key=True),
    # For whom a passkey is to be made, NULL where one is to be used.
    Column("player", Text),
    Column("expires_ms", BigInteger, nullable=False),
    Index(None, "expires_ms"),
)

bans: Final = Table(
    "bans",
    metadata,
    Column("player", Text, ForeignKey(accounts.c.player), primary_key=True),
    # For the operator's eyes.
    Column("reason", Text, nullable=False),
    Column("created_ms", BigInteger, nullable=False),
)

ratings: Final = Table(
    "ratings",
    metadata,
    # The public id of a person, or "bot:" and a level.
    Column("player", Text, primary_key=True),
    Column("family", Text, primary_key=True),
    # How many play the games that it is about.
    Column("seats", Integer, primary_key=True, autoincrement=False),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("lost", Integer, nullable=False),
    Column("played_ms", BigInteger, nullable=False),
    Index(None, "family", "seats", "rating"),
)

rating_changes: Final = Table(
    "rating_changes",
    metadata,
    Column("record", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", Text, nullable=False),
    Column("family", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("before", Float, nullable=False),
    Column("after", Float, nullable=False),
    Column("played_ms", BigInteger, nullable=False),
    Index(None, "player", "played_ms"),
)

throws: Final = Table(
    "throws",
    metadata,
    # Public ids: who could throw in against whom, how often, and how often he did.
    Column("thrower", Text, primary_key=True),
    Column("defender", Text, primary_key=True),
    Column("chances", Integer, nullable=False),
    Column("thrown", Integer, nullable=False),
)
