import type { Fault, Path } from './types.ts'

/**
 * Which values were refused so far. One cause, one fault: what lies at or below a
 * refused value follows from its fault and is not told again.
 */
export class RefusedPaths {
  private readonly refused = new Set<string>()
  /** Every value around a refused one. */
  private readonly around = new Set<string>()

  /** The faults that no earlier one explains; from now on they explain others. */
  keepNew(faults: Iterable<Fault>): Fault[] {
    const kept: Fault[] = []
    for (const fault of faults) {
      const paths = [...(fault.path ? [fault.path] : []), ...(fault.covers ?? [])]
      if (paths.some((path) => this.isRefused(fault.file, path))) continue
      kept.push(fault)
      for (const path of paths) this.add(fault.file, path)
    }
    return kept
  }

  /** True when the value at `path`, or one around or inside it, was refused. */
  touches = (file: string, path: Path) =>
    this.isRefused(file, path) || this.around.has(nameOf(file, path))

  private isRefused(file: string, path: Path): boolean {
    return depthsOf(path).some((depth) => this.refused.has(nameOf(file, path.slice(0, depth))))
  }

  private add(file: string, path: Path) {
    this.refused.add(nameOf(file, path))
    for (const depth of depthsOf(path)) this.around.add(nameOf(file, path.slice(0, depth)))
  }
}

const nameOf = (file: string, path: Path) => JSON.stringify([file, ...path])

const depthsOf = (path: Path) => Array.from({ length: path.length + 1 }, (_, depth) => depth)
