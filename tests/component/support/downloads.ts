import { vi } from 'vitest'

type Download = { name: string; file: Blob }

/** Records the files that the page downloads, in order. */
export function catchDownloads(): Download[] {
  const caught: Download[] = []
  let file = new Blob()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((given) => {
    file = given as Blob
    return '#file'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    caught.push({ name: this.download, file })
  })
  return caught
}
