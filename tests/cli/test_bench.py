"""`qwirkle-cli bench`, by its shape: how fast it is depends on the machine."""

import json

from qwirkle_desktop.engine.build import build_name


def test_the_bench_measures_every_build_that_is_there(run):
    ran = run("bench", "--json")
    assert ran.code == 0
    builds = json.loads(ran.out)["builds"]
    assert [build["build"] for build in builds] == ["compiled", "interpreted"][
        build_name() == "interpreted" :
    ]
    for build in builds:
        assert [stage["tiles"] for stage in build["stages"]] == list(range(10, 101, 10))
        assert all(stage["speed"] > 0 for stage in build["stages"])
        assert min(build["early"], build["mid"], build["late"], build["games"]) > 0
    # The same positions, found anew by each.
    assert len({str([(s["frontier"], s["plays"]) for s in build["stages"]]) for build in builds}) == 1
