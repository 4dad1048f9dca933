"""A cluster of this machine with two workers: `python -m tests.scale.cluster`.

It prints its address, and lives until its standard input is closed.
"""

import sys

from ray.cluster_utils import Cluster


def main() -> int:
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    try:
        cluster.add_node(num_cpus=1)
        cluster.wait_for_nodes()
        sys.stdout.write(f"{cluster.address}\n")
        sys.stdout.flush()
        sys.stdin.read()
    finally:
        cluster.shutdown()
    return 0


if __name__ == "__main__":
    sys.exit(main())
