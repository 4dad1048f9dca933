"""Accounts: names, the ways in, and who is logged in."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "accounts",
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("folded", sa.Text),
        sa.Column("password", sa.Text),
        sa.Column("created_ms", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("player", name="pk_accounts"),
        sa.UniqueConstraint("id", name="uq_accounts_id"),
        sa.UniqueConstraint("folded", name="uq_accounts_folded"),
    )
    op.create_table(
        "account_names",
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_account_names"),
        _of_a_player("account_names"),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("created_ms", sa.BigInteger, nullable=False),
        sa.Column("used_ms", sa.BigInteger),
        sa.Column("is_suspect", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_passkeys"),
        _of_a_player("passkeys"),
    )
    op.create_table(
        "recovery_codes",
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_recovery_codes"),
        _of_a_player("recovery_codes"),
    )
    op.create_table(
        "sessions",
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("device", sa.Text, nullable=False),
        sa.Column("created_ms", sa.BigInteger, nullable=False),
        sa.Column("seen_ms", sa.BigInteger, nullable=False),
        sa.Column("confirmed_ms", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_sessions"),
        sa.UniqueConstraint("id", name="uq_sessions_id"),
        _of_a_player("sessions"),
    )
    op.create_table(
        "challenges",
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("player", sa.Text),
        sa.Column("expires_ms", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_challenges"),
    )
    op.create_table(
        "bans",
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("created_ms", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("player", name="pk_bans"),
        _of_a_player("bans"),
    )
    for table in ("account_names", "passkeys", "recovery_codes", "sessions"):
        op.create_index(f"ix_{table}_player", table, ["player"])
    op.create_index("ix_challenges_expires_ms", "challenges", ["expires_ms"])


def _of_a_player(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["player"], ["accounts.player"], name=f"fk_{table}_player_accounts"
    )
