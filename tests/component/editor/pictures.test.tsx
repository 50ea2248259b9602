import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import filmAddress from '../../fixtures/clinics/mercan/content/media/hero-1.h264.mp4?url'
import { expectNoBarrier } from '../support/axe'
import { focus, isClean, keptText, openEditor, reopenEditor, send, texts } from '../support/editor'

/** Before a test replaces `fetch`. */
const film = await (await fetch(filmAddress)).arrayBuffer()

/** A JPEG of 1600 × 1200: a plain background with a darker rectangle. */
async function photo(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(1600, 1200)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = '#9cc7bb'
  context.fillRect(0, 0, 1600, 1200)
  context.fillStyle = '#0f4c5c'
  context.fillRect(600, 300, 400, 700)
  const blob = await canvas.convertToBlob({ type: 'image/jpeg' })
  return new File([blob], name, { type: 'image/jpeg' })
}

const dialog = () => page.getByRole('dialog')
const bring = (file: File) => userEvent.upload(dialog().css('input[type="file"]'), file)
const change = (title: string) =>
  page.getByRole('button', { name: `${texts.look.change}: ${title}` }).first()
const openDoctor = () => page.css('summary').getByText('Selin Ardıç').click()

test('an editor adds a photo of a doctor from the device, finds it after a reload, and the old one is removed', async () => {
  const server = await openEditor('Doktorlar')
  await openDoctor()
  await change('Fotoğraf').click()
  const heic = new Uint8Array(412)
  heic.set(new TextEncoder().encode('\0\0\0\x18ftypheic'))
  await bring(new File([heic], 'IMG_1.HEIC', { type: 'image/heic' }))
  await expect.element(dialog().getByRole('alert')).toHaveTextContent('«En Uyumlu»')
  await bring(await photo('Selin Hanım (1).jpg'))
  await expect.element(dialog().css('form p').first()).toHaveFocus()
  await dialog().getByRole('button', { name: texts.look.other }).click()
  await expect.element(dialog().css('input[type="file"]')).toHaveFocus()
  await bring(await photo('Selin Hanım (1).jpg'))
  await dialog().getByLabelText(texts.look.zoom).fill('1.5')
  const part = dialog().getByRole('group', { name: texts.look.part })
  const placed = () => dialog().css('img').element().getBoundingClientRect().left
  const before = placed()
  await focus(part)
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(placed).not.toBe(before)
  await dialog().getByRole('button', { name: texts.look.use }).click()
  await expect.element(page.getByText(texts.look.brought)).toBeVisible()

  await reopenEditor(server, 'Doktorlar (değişti)')
  await openDoctor()
  const shown = page.css('img[src^="blob:"]').first()
  const ratio = () => {
    const { naturalWidth, naturalHeight } = shown.element() as HTMLImageElement
    return naturalWidth / naturalHeight
  }
  await expect.poll(ratio).toBeCloseTo(4 / 5, 2)
  await send()
  const files = server.sent.at(-1)?.files ?? []
  expect(files.map(({ file, bytes }) => [file, bytes === null])).toEqual([
    ['content/doctors.json', false],
    ['content/media/selin-hanim-1.webp', false],
    // No text names the old photo.
    ['content/media/doctor-1.svg', true],
  ])
})

/** Blocks the device's storage until the returned function is called. */
async function holdStorage(): Promise<() => void> {
  const request = indexedDB.open('editor', 1)
  await new Promise((resolve) => request.addEventListener('success', resolve))
  const store = request.result.transaction('draft', 'readwrite').objectStore('draft')
  let isBlocked = true
  const next = () => {
    if (isBlocked) store.get('texts').onsuccess = next
    else request.result.close()
  }
  next()
  const release = () => {
    isBlocked = false
  }
  // After a failure, the next test deletes the database, which unblocks the storage.
  request.result.onversionchange = release
  return release
}

test('an editor reads that a photo is added only once it survives a reload', async () => {
  await openEditor('Hakkımızda')
  await change('Fotoğraf').click()
  await bring(await photo('salon.jpg'))
  await page.getByLabelText(texts.look.alt).fill('Bekleme salonu')
  const release = await holdStorage()
  await dialog().getByRole('button', { name: texts.look.use }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  await isClean()
  expect(page.getByText(texts.look.brought).elements()).toEqual([])
  release()
  await expect.element(page.getByText(texts.look.brought)).toBeVisible()
})

test('an editor who cancels while a picture is checked adds none', async () => {
  await openEditor('Hakkımızda')
  await change('Fotoğraf').click()
  await bring(await photo('salon.jpg'))
  await page.getByLabelText(texts.look.alt).fill('Bekleme salonu')
  const check = vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(() => {})
  await dialog().getByRole('button', { name: texts.look.use }).click()
  await expect.poll(() => check.mock.calls.length).toBe(1)
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
  const worker = check.mock.contexts[0] as Worker
  const [request] = check.mock.calls[0] ?? []
  check.mockRestore()
  const answered = new Promise((resolve) => worker.addEventListener('message', resolve))
  worker.postMessage(request)
  await answered
  await expect.element(change('Fotoğraf')).toBeVisible()
  expect(await keptText('content/about.json')).toBeUndefined()
})

test('an editor chooses among the pictures of the site', async () => {
  const server = await openEditor('Doktorlar')
  await openDoctor()
  await change('Fotoğraf').click()
  // A portrait like the old one: a wide picture would need confirmation.
  await dialog().getByRole('listitem').getByRole('button', { name: 'Kerem Yalıner' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  await send()
  expect(server.textOf('content/doctors.json')).not.toBe(server.site.texts['content/doctors.json'])
})

test('an editor meets no barrier in the dialogs of pictures', async () => {
  await openEditor('Hakkımızda')
  await change('Fotoğraf').click()
  await expect.element(dialog()).toBeVisible()
  await expectNoBarrier('pictures')
  await bring(await photo('salon.jpg'))
  await expect.element(page.getByLabelText(texts.look.alt)).toBeVisible()
  await expectNoBarrier('a photo that is cropped')
  // A photo without an alternative text is not added.
  await dialog().getByRole('button', { name: texts.look.use }).click()
  await expect.element(page.getByLabelText(texts.look.alt)).toHaveFocus()
  await expect.element(dialog()).toBeVisible()
})

test('an editor adds a video in one file to a slide, and its first frame becomes the picture', async () => {
  const server = await openEditor('Ana sayfa girişi')
  const record = page.css('#f-slides-0')
  await record.css('summary').first().click()
  const video = new File([film], 'Bekleme Salonu.MP4', { type: 'video/mp4' })
  const upload = record.getByLabelText(texts.look.uploadVideo).first()
  await userEvent.upload(upload, new File(['<html>'], 'a.mp4'))
  await expect.element(record.getByRole('alert').first()).not.toBeEmptyDOMElement()
  await userEvent.upload(upload, video)
  await expect.element(page.getByText(texts.look.videoBrought)).toBeVisible()
  await send()
  const { slides } = JSON.parse(server.textOf('content/hero.json') ?? '')
  expect(slides[0]).toMatchObject({
    poster: 'bekleme-salonu.webp',
    video: { h264: 'bekleme-salonu.mp4' },
  })
  for (const key of ['wide', 'phone']) expect(slides[0]).not.toHaveProperty(key)
  const picture = server.sent.at(-1)?.files.find(({ file }) => file.endsWith('salonu.webp'))
  const drawn = new Image()
  drawn.src = `data:image/webp;base64,${picture?.bytes}`
  await drawn.decode()
  expect(drawn.naturalWidth / drawn.naturalHeight).toBeCloseTo(16 / 9, 2)

  // Without a video, the picture alone is shown.
  await record.getByLabelText('Slaytın videosu').selectOptions(texts.field.none)
  await send()
  const [first] = JSON.parse(server.textOf('content/hero.json') ?? '').slides
  expect(Object.keys(first)).not.toContain('video')
})

test.each([
  ['Hizmetler', 'services', 'Simge', 'Muayene', 'Instagram'],
  ['Klinik bilgileri', 'social', 'Ağın simgesi', 'Instagram', 'Muayene'],
])('an editor of %s (%s) is offered for %s what suits it: %s, and not %s', async (...words) => {
  const [subject, list, field, offered, other] = words
  await openEditor(subject)
  await page.css(`#f-${list}-0 > summary`).click()
  await change(field).click()
  const choices = () =>
    dialog()
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent)
  await expect.poll(choices).toContain(offered)
  expect(choices()).not.toContain(other)
  await expect.element(dialog().css('input[type="file"]')).toBeInTheDocument()
})
