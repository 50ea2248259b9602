/** Hands a file to the browser, which keeps it where its owner wants. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Not at once: a browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
