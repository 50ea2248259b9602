/**
 * The raw path behind a percent-encoded one; undefined when it is malformed
 * or could leave the folder, reach a hidden file (all but /.well-known/) or
 * go round a name that is not served.
 */
export function decodePath(pathname: string): string | undefined {
  try {
    const segments = pathname.split('/').map((segment) => decodeURIComponent(segment))
    const isSafe = segments.every(
      (segment, index, all) =>
        !/[/\\\0]/.test(segment) &&
        // Two slashes in a row are another name of the same file.
        (segment !== '' || index === 0 || index === all.length - 1) &&
        (!segment.startsWith('.') || (index === 1 && segment === '.well-known')),
    )
    return isSafe ? segments.join('/') : undefined
  } catch {
    return undefined
  }
}
