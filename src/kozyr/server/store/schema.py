"""The tables of `Store.cold`, alike in every kind of store.

Whoever changes them writes a migration (`kozyr.server.store.migrations`) and lets
`REVISION` name it; a test compares what the migrations make with what stands here.
"""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
)

REVISION: Final = "0001"
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
