"""`qwirkle-cli fit`: a data file that can be read, the same for any number of jobs."""

from qwirkle_desktop.engine.evaluation import Evaluation, packed_weights
from qwirkle_desktop.engine.fit.fitting import observe
from qwirkle_desktop.formats.jsonlines import convert, parse_object


def test_the_file_can_be_read_and_does_not_depend_on_the_jobs(run):
    one = run("fit", "--games", "30", "--seed", "4", "--jobs", "1")
    assert one.code == 0
    assert run("fit", "--games", "30", "--seed", "4", "--jobs", "2").out == one.out
    written = convert(parse_object(one.out.encode()), Evaluation)
    assert written.command == "qwirkle-cli fit --games 30 --seed 4"
    assert written.positions == observe(range(4, 34)).positions
    assert any(packed_weights(written))


def test_a_cluster_that_is_not_there_is_said(run):
    failed = run("fit", "--games", "5", "--cluster", "nowhere:1")
    assert failed.code == 1
    assert failed.err.startswith("qwirkle-cli fit: ")
    assert not failed.out
