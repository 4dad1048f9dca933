"""Finished games as records, and who played in them."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "records",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("deal", sa.Integer, nullable=False),
        sa.Column("finished_ms", sa.BigInteger, nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("result", sa.Text, nullable=False),
        sa.Column("is_rated", sa.Boolean, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_records"),
    )
    op.create_index("ix_records_table_id", "records", ["table_id"])
    op.create_index("ix_records_finished_ms", "records", ["finished_ms"])
    op.create_table(
        "record_players",
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("player", sa.Text),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("level", sa.Text),
        sa.Column("is_fool", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("record", "seat", name="pk_record_players"),
        sa.ForeignKeyConstraint(
            ["record"],
            ["records.id"],
            name="fk_record_players_record_records",
            ondelete="CASCADE",
        ),
    )
    op.create_index("ix_record_players_player", "record_players", ["player"])
