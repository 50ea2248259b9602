import type { Page } from '@playwright/test'
import type { Hand } from './hand.ts'
import { words } from './words.ts'

export type Task = {
  /** As it stands in the README. */
  name: string
  /** From the opened editor to the draft that can be sent. */
  walk(hand: Hand, page: Page, photo: Buffer): Promise<void>
}

const subject = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** What a receptionist is asked to do, in the test clinic, by what is read on the screen. */
export const tasks: readonly Task[] = [
  {
    name: 'raise a price',
    async walk(hand, page) {
      await hand.press(subject(page, 'Fiyat listesi'))
      await hand.write(page.getByLabel('İthal: En düşük fiyat'), '12500')
      await hand.write(page.getByLabel('İthal: En yüksek fiyat'), '13500')
    },
  },
  {
    name: 'all prices by 12 %',
    async walk(hand, page) {
      await hand.press(subject(page, 'Fiyat listesi'))
      await hand.press(page.getByRole('button', { name: words.prices.raise }))
      const dialog = page.getByRole('dialog')
      await hand.write(dialog.getByLabel(words.prices.percent), '12')
      await hand.see(dialog.getByRole('row', { name: /^Dolgu/ }))
      await hand.press(dialog.getByRole('button', { name: words.prices.apply }))
    },
  },
  {
    name: 'add a doctor with a photo',
    async walk(hand, page, photo) {
      await hand.press(subject(page, 'Doktorlar'))
      await hand.press(page.getByRole('button', { name: 'Yeni doktor ekle' }))
      const record = page
        .locator('li')
        .filter({ has: page.locator('details[open]') })
        .last()
      await hand.write(
        record.getByRole('textbox', { name: 'Ad soyad', exact: true }),
        'Deniz Aksoy',
      )
      await hand.press(record.getByRole('button', { name: /Fotoğraf$/ }))
      const dialog = page.getByRole('dialog')
      await hand.choose(dialog.locator('input[type="file"]'), 'IMG_2041.JPG', photo)
      await hand.press(dialog.getByRole('button', { name: words.look.use }))
      await hand.write(
        record.getByRole('textbox', { name: 'Kısa açıklama', exact: true }),
        'Çocuk hastalarla ilgilenir.',
      )
      await hand.write(
        record.getByRole('textbox', { name: 'Tanıtım paragrafı', exact: true }),
        '2019’dan beri kliniğimizde çalışıyor.',
      )
    },
  },
  {
    name: 'close on a holiday',
    async walk(hand, page) {
      await hand.press(subject(page, 'Özel günler'))
      await hand.press(page.getByRole('button', { name: words.days.later }))
      await hand.press(page.getByRole('grid').getByRole('button').nth(14))
      const dialog = page.getByRole('dialog')
      await hand.write(dialog.getByLabel('Özel günün adı'), 'Bakım günü')
      await hand.press(dialog.getByRole('button', { name: words.days.save }))
    },
  },
  {
    name: 'reword the headline',
    async walk(hand, page) {
      const site = page.frameLocator('iframe:not([inert])')
      await hand.press(site.getByRole('heading', { name: /^Bayrampaşa’da sakin/ }))
      await hand.write(
        page.locator('textarea:focus, input:focus'),
        'Bayrampaşa’da güler yüzlü bir diş kliniği',
      )
    },
  },
]
