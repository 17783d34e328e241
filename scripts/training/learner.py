"""
Fits a net to sample files with PyTorch, on a GPU if there is one. It reads the sample files and the
net files of the trainer (search/generations/samples.ts, search/net/weights.ts) and minimises the
same loss as the plain learner (search/generations/learn.ts).

  python3 learner.py serve                      one request per line on stdin, one reply per line
  python3 learner.py outputs net.json samples   the net's outputs and losses for the first samples
"""

import base64
import json
import sys

import numpy as np
import torch

SCORE_WEIGHT = 0.5
WARM_UP = 20
ANSWER_UNIT = 16.0
MOST_ANSWERS = 64
DEVICE = torch.device("cuda" if torch.cuda.is_available() else "cpu")


def read_net(path):
    """The net file and its layers: weights (inputs x outputs) and bias of each."""
    with open(path, encoding="utf-8") as file:
        about = json.load(file)
    flat = np.frombuffer(base64.b64decode(about["weights"]), dtype="<f4")
    layers, at = [], 0
    for inputs, outputs in zip(about["sizes"], about["sizes"][1:]):
        weights = flat[at : at + inputs * outputs].reshape(inputs, outputs)
        at += inputs * outputs
        bias = flat[at : at + outputs]
        at += outputs
        layers.append((weights, bias))
    if at != len(flat):
        raise ValueError(f"{path}: {len(flat)} numbers for a net of {at}")
    return about, layers


def write_net(path, about, parameters):
    rows = [p.detach().float().cpu().numpy().astype("<f4").ravel() for p in parameters]
    weights = base64.b64encode(np.concatenate(rows).tobytes()).decode("ascii")
    with open(path, "w", encoding="utf-8") as file:
        json.dump({**about, "weights": weights}, file, indent=2)
        file.write("\n")


def read_samples(path):
    """The header of a sample file and its columns, answers padded to MOST_ANSWERS."""
    with open(path, "rb") as file:
        data = file.read()
    end = data.index(b"\n") + 1
    header = json.loads(data[:end])
    inputs, players, answers = header["inputs"], header["players"], header["answers"]
    columns = {"inputs": [], "shares": [], "scores": [], "counts": [], "policy": [], "features": []}
    at = end
    while at < len(data):
        start = at
        samples, total = (int(n) for n in np.frombuffer(data, "<u4", 2, at))
        at += 8

        def take(kind, count, size):
            nonlocal at
            values = np.frombuffer(data, kind, count, at)
            at += count * size
            return values

        columns["inputs"].append(take("<f4", samples * inputs, 4).reshape(samples, inputs))
        columns["shares"].append(take("<f4", samples * players, 4).reshape(samples, players))
        columns["scores"].append(take("<f4", samples * players, 4).reshape(samples, players))
        counts = take("<u4", samples, 4).astype(np.int64)
        columns["counts"].append(counts)
        policy = take("<f4", total, 4)
        features = take("i1", total * answers, 1).reshape(total, max(1, answers) if total else answers)
        if answers:
            rows = np.repeat(np.arange(samples), counts)
            firsts = np.cumsum(counts) - counts
            places = np.arange(total) - np.repeat(firsts, counts)
            padded = np.zeros((samples, MOST_ANSWERS), np.float32)
            padded[rows, places] = policy
            columns["policy"].append(padded)
            table = np.zeros((samples, MOST_ANSWERS, answers), np.int8)
            table[rows, places] = features
            columns["features"].append(table)
        at = start + (at - start + 7) // 8 * 8
    parts = {name: torch.from_numpy(np.concatenate(all)) for name, all in columns.items() if all}
    return header, {name: part.to(DEVICE) for name, part in parts.items()}


def forward(parameters, x, first):
    """The outputs of the net; strengths get the base estimate added."""
    inputs = x
    for i in range(0, len(parameters), 2):
        x = x @ parameters[i] + parameters[i + 1]
        if i + 2 < len(parameters):
            x = torch.relu(x)
    if first is None:
        return x
    base = first["scale"] * inputs[:, first["places"]]
    return torch.cat([x[:, : base.shape[1]] + base, x[:, base.shape[1] :]], dim=1)


def losses_of(parameters, header, batch):
    """Mean losses of a batch: shares, scores, policy."""
    players, answers = header["players"], header["answers"]
    out = forward(parameters, batch["inputs"], header["first"])
    said = torch.log_softmax(out[:, :players], dim=1)
    shares = -(batch["shares"] * said).sum(1).mean()
    scores = (out[:, players : 2 * players] - batch["scores"]).square().sum(1).mean()
    if not answers:
        return shares, scores, torch.zeros((), device=DEVICE)
    logits = torch.einsum("bk,bak->ba", out[:, 2 * players :], batch["features"].float() / ANSWER_UNIT)
    places = torch.arange(MOST_ANSWERS, device=DEVICE)
    there = places[None, :] < batch["counts"][:, None]
    chances = torch.log_softmax(logits.masked_fill(~there, -1e9), dim=1)
    policy = -(batch["policy"] * chances * there).sum(1).mean()
    return shares, scores, policy


def renamed(batch, symmetries):
    """Renames each sample by a random symmetry where they hold."""
    count = len(symmetries["all"])
    if count == 0:
        return batch
    rows = batch["inputs"].shape[0]
    which = torch.randint(0, count + 1, (rows,), device=DEVICE)
    if symmetries["unless"] is not None:
        which = which * (batch["inputs"][:, symmetries["unless"]] == 0)
    inputs, features = batch["inputs"].clone(), batch["features"].clone()
    for i, symmetry in enumerate(symmetries["all"]):
        mask = which == i + 1
        # Value i moves to place symmetry[i], so place j takes the value of the inverse.
        back = torch.argsort(torch.tensor(symmetry["inputs"], device=DEVICE))
        inputs[mask] = batch["inputs"][mask][:, back]
        back = torch.argsort(torch.tensor(symmetry["answers"], device=DEVICE))
        features[mask] = batch["features"][mask][:, :, back]
    return {**batch, "inputs": inputs, "features": features}


def tensors(layers):
    flat = [numbers for layer in layers for numbers in layer]
    return [torch.tensor(np.array(one), device=DEVICE).requires_grad_() for one in flat]


class Window:
    """The samples of the last generations, kept between requests."""

    def __init__(self):
        self.files = {}

    def load(self, paths):
        self.files = {path: self.files.get(path) or read_samples(path) for path in paths}
        header = next(iter(self.files.values()))[0]
        tables = [table for _, table in self.files.values()]
        return header, {name: torch.cat([table[name] for table in tables]) for name in tables[0]}


def learn(window, request):
    torch.manual_seed(request["seed"])
    about, layers = read_net(request["net"])
    header, table = window.load(request["samples"])
    parameters = tensors(layers)
    adam = torch.optim.Adam(parameters, lr=request["rate"], betas=(0.9, 0.999), eps=1e-8)
    size = table["inputs"].shape[0]
    sums = torch.zeros(3, device=DEVICE)
    for step in range(request["steps"]):
        for group in adam.param_groups:
            group["lr"] = request["rate"] * min(1.0, (step + 1) / WARM_UP)
        rows = torch.randint(0, size, (request["batch"],), device=DEVICE)
        batch = {name: column[rows] for name, column in table.items()}
        shares, scores, policy = losses_of(parameters, header, renamed(batch, header["symmetries"]))
        loss = shares + 0.5 * SCORE_WEIGHT * scores + policy
        adam.zero_grad(set_to_none=True)
        loss.backward()
        adam.step()
        sums += torch.stack([shares, scores / header["players"], policy]).detach()
    steps = max(1, request["steps"])
    write_net(request["out"], {**about, "made": request["made"]}, parameters)
    shares, scores, policy = (sums / steps).tolist()
    return {"shares": shares, "scores": scores, "policy": policy}


def outputs(net, samples, most=16):
    """What the net says about the first samples, for a comparison with the trainer's own."""
    _, layers = read_net(net)
    header, table = read_samples(samples)
    batch = {name: column[:most] for name, column in table.items()}
    parameters = tensors(layers)
    out = forward(parameters, batch["inputs"], header["first"])
    shares, scores, policy = losses_of(parameters, header, batch)
    return {
        "outputs": out.detach().cpu().tolist(),
        "losses": {
            "shares": shares.item(),
            "scores": scores.item() / header["players"],
            "policy": policy.item(),
        },
    }


def main():
    if sys.argv[1] == "outputs":
        print(json.dumps(outputs(sys.argv[2], sys.argv[3])))
        return
    window = Window()
    for line in sys.stdin:
        print(json.dumps(learn(window, json.loads(line))), flush=True)


main()
