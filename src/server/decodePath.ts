/**
 * The raw path behind a percent-encoded one; undefined when it is malformed
 * or could leave the folder or reach a hidden file (all but /.well-known/).
 */
export function decodePath(pathname: string): string | undefined {
  try {
    const segments = pathname.split('/').map((segment) => decodeURIComponent(segment))
    const isSafe = segments.every(
      (segment, index) =>
        !/[/\\\0]/.test(segment) &&
        (!segment.startsWith('.') || (index === 1 && segment === '.well-known')),
    )
    return isSafe ? segments.join('/') : undefined
  } catch {
    return undefined
  }
}
