import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { toastMs } from '../../../src/ui/Toast'
import { expectNoBarrier } from '../support/axe'
import {
  answerWith,
  arrivedPanel,
  complaints,
  failureToast,
  field,
  fillIn,
  form,
  held,
  holdAnswers,
  refused,
  stopReloads,
  stored,
  submitButton,
  successToast,
  visitor,
  words,
} from '../support/form'
import { allowComplaints, allowMotion, showOnPhone } from '../support/setup'
import {
  button,
  content,
  focus,
  footerLink,
  isAt,
  main,
  openPage,
  pass,
  region,
  text,
} from '../support/site'

const { clinic, doctors, requestChoices } = content

/** The response body is logged unchanged. */
const info = () => vi.mocked(console.info)

let reloads: number[]

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
  reloads = stopReloads()
})

/** What form and browser log for a failure. */
const failure = /POST .*\/api\/randevus|Failed to fetch/

const openForm = () => openPage('appointment')

/** With fake timers: a toast disappears after 2.5 seconds. */
async function openFormInTime() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  await openForm()
}

/** With fake timers, as `openFormInTime`. */
async function sendFilledForm() {
  await openFormInTime()
  await fillIn()
  await submitButton().click()
}

const failedNotice = () =>
  page.getByText(words('failed.text', { phone: clinic.phones.landline }), { exact: true })

describe('a visitor who opens the form', () => {
  test('reads four fields, in this order and in these words', async () => {
    await openForm()
    await expect
      .element(main().getByRole('heading', { level: 1 }))
      .toHaveTextContent('Randevu İçin')
    const labels = form().css('label').elements()
    expect(labels.map(({ textContent }) => textContent)).toEqual([
      'Adınız Soyadınız',
      'Telefon',
      'Doktor',
      'Talebiniz',
    ])
    expect(form().css('input, select, textarea').elements()).toHaveLength(4)
    await expect.element(submitButton()).toHaveTextContent('Randevu Al')
    const notice = form().getByRole('link')
    await expect.element(notice).toHaveAttribute('href', '/kvkk')
    await expect
      .element(form())
      .toHaveTextContent(
        words('notice', { legalTitle: clinic.legalTitle, page: notice.element().textContent }),
      )
    expect(form().getByRole('checkbox').elements()).toEqual([])
    await expectNoBarrier('the form')
  })

  test('can choose a doctor and a request, or neither', async () => {
    await openForm()
    const choices = (name: 'doctor' | 'request') =>
      field(name)
        .css('option')
        .elements()
        .map(({ textContent }) => textContent)
    expect(choices('doctor')).toEqual(['Seçiniz', ...doctors.doctors.map(({ name }) => name)])
    expect(choices('request')).toEqual(['Seçiniz', ...requestChoices.map(({ value }) => value)])
    expect(held()).toEqual(['', '', '', ''])
  })

  test('gets the numeric keyboard, and autofill of her own data', async () => {
    await openForm()
    await expect.element(field('name')).toHaveAttribute('autocomplete', 'name')
    const attributes = { autocomplete: 'tel', type: 'tel', inputmode: 'tel' }
    for (const [name, value] of Object.entries(attributes))
      await expect.element(field('phone')).toHaveAttribute(name, value)
    // For visitors without scripts; with scripts the form shows its own messages.
    for (const name of ['name', 'phone'] as const)
      await expect.element(field(name)).toHaveAttribute('required')
    expect((form().element() as HTMLFormElement).noValidate).toBe(true)
  })

  test.each(['123', '0532 777 22 3', '+90 532 777 22', 'bilmiyorum'])(
    'reads below the phone %s that it looks short, and sends it all the same',
    async (phone) => {
      const sent = answerWith(stored)
      await openForm()
      const hint = form().getByText(words('shortPhone'), { exact: true })
      await fillIn({ name: visitor.name, phone })
      // Not while she types.
      await expect.element(hint).not.toBeVisible()
      const place = () => submitButton().element().getBoundingClientRect().top + scrollY
      const before = place()
      await field('doctor').click()
      await expect.element(hint).toBeVisible()
      expect(place()).toBe(before)
      await expect.element(field('phone')).toHaveAccessibleDescription(words('shortPhone'))
      await expect.element(field('phone')).not.toHaveAttribute('aria-invalid')
      await expectNoBarrier('the hint')
      await submitButton().click()
      await expect.element(successToast()).toHaveTextContent('Randevunuz Oluşturuldu!')
      expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({ phone })
      await expect.element(hint).not.toBeVisible()
    },
  )

  test('reads no hint below a whole phone, and none once it is whole', async () => {
    await openForm()
    const hint = form().getByText(words('shortPhone'), { exact: true })
    const typed = async (phone: string) => {
      await field('phone').fill(phone)
      await field('name').click()
    }
    for (const phone of ['0532 777 22 33', '+90 (0)532 777 22 33', '0049 30 12345', '']) {
      await typed(phone)
      await expect.element(hint).not.toBeVisible()
    }
    await typed('0532 777 22 3')
    await expect.element(hint).toBeVisible()
    await field('phone').fill('0532 777 22 33')
    await expect.element(hint).not.toBeVisible()
    await expect.element(field('phone')).toHaveAccessibleDescription(words('phoneHint'))
  })

  test('finds no message of an earlier request, and no error before sending', async () => {
    await openForm()
    for (const name of ['name', 'phone', 'doctor'] as const) await field(name).click()
    await expect.element(field('doctor')).toHaveFocus()
    expect(complaints().elements()).toEqual([])
    expect(arrivedPanel().elements()).toEqual([])
    expect(successToast().elements()).toEqual([])
    expect(failureToast().elements()).toEqual([])
  })

  test('on a phone sees it above the photos', async () => {
    await page.viewport(320, 640)
    await openForm()
    const photos = region(words('photos')).element().getBoundingClientRect()
    expect(photos.y).toBeGreaterThan(form().element().getBoundingClientRect().bottom)
    expect(photos.right).toBeLessThanOrEqual(320)
  })
})

describe('a visitor who leaves a field empty', () => {
  for (const device of ['desktop', 'phone'])
    test(`reads so under each field, and sends nothing: ${device}`, async () => {
      if (device === 'phone') await showOnPhone()
      const sent = answerWith(stored)
      await openForm()
      await submitButton().click()
      await expect.poll(() => complaints().elements().length).toBe(2)
      await expect.element(field('name')).toHaveFocus()
      for (const [index, name] of (['name', 'phone'] as const).entries()) {
        await expect.element(field(name)).toHaveAttribute('aria-invalid', 'true')
        await expect.element(field(name)).toHaveAccessibleDescription(/Bu alan zorunludur\.$/)
        const { bottom } = field(name).element().getBoundingClientRect()
        const gap = complaints().nth(index).element().getBoundingClientRect().y - bottom
        expect(gap).toBeGreaterThanOrEqual(0)
        expect(gap).toBeLessThan(24)
      }
      for (const name of ['doctor', 'request'] as const)
        await expect.element(field(name)).not.toHaveAttribute('aria-invalid')
      expect(sent).toEqual([])
    })

  test('has the focus in the phone field if only that is missing', async () => {
    const sent = answerWith(stored)
    await openForm()
    await fillIn({ name: visitor.name })
    await submitButton().click()
    await expect.poll(() => complaints().elements().length).toBe(1)
    await expect.element(field('phone')).toHaveFocus()
    await expect.element(field('phone')).toBeInViewport()
    await expect.element(field('name')).not.toHaveAttribute('aria-invalid')
    expect(sent).toEqual([])
  })

  test('reads each error until its own field is corrected', async () => {
    await openForm()
    await submitButton().click()
    await fillIn({ name: '  ' })
    ;(field('name').element() as HTMLElement).blur()
    await expect.poll(() => complaints().elements().length).toBe(2)
    await userEvent.type(field('name'), 'G')
    await expect.poll(() => complaints().elements().length).toBe(1)
    await expect.element(field('name')).not.toHaveAttribute('aria-invalid')
    await expect.element(field('phone')).toHaveAccessibleDescription(/Bu alan zorunludur\.$/)
    await fillIn({ phone: visitor.phone })
    await expect.poll(() => complaints().elements().length).toBe(0)
  })

  test('reads in the title that the form has an error, and not on the next page', async () => {
    await openForm()
    const { title } = document
    await submitButton().click()
    await expect.poll(() => document.title).toBe(`Hata: ${title}`)
    await fillIn({ name: visitor.name, phone: visitor.phone })
    await expect.poll(() => document.title).toBe(title)
    await fillIn({ name: '' })
    await submitButton().click()
    await expect.poll(() => document.title).toBe(`Hata: ${title}`)
    await cleanup()
    expect(document.title).toBe(title)
  })
})

describe('a visitor whose request arrives', () => {
  test('sees the toast for 2.5 seconds, to the millisecond, before the page reloads', async () => {
    answerWith(stored)
    await sendFilledForm()
    await expect.element(successToast()).toHaveTextContent('Randevunuz Oluşturuldu!')
    expect(failureToast().elements()).toEqual([])
    expect(held(), 'the form is cleared').toEqual(['', '', '', ''])
    await pass(2499)
    await expect.element(successToast()).toHaveTextContent('Randevunuz Oluşturuldu!')
    expect(reloads).toEqual([])
    await pass(1)
    await expect.element(successToast()).not.toBeInTheDocument()
    await expect.poll(() => reloads).toHaveLength(1)
  })

  test('reads her number and what happens next after the reload and the next one, copies the number, and can start again', async () => {
    answerWith(stored)
    await openFormInTime()
    history.replaceState({ router: 'its own' }, '')
    await fillIn()
    await submitButton().click()
    await expect.element(successToast()).toBeVisible()
    expect(arrivedPanel().elements()).toEqual([])
    // A reload keeps the history entry.
    const { state } = history
    await cleanup()
    await openPage('appointment', { state })
    await expect.element(arrivedPanel()).toHaveFocus()
    await expect.element(arrivedPanel()).toBeInViewport()
    await expect.element(main().getByText(words('reference'))).toHaveTextContent(/K7PM2Q$/)
    await expect.element(form()).not.toBeInTheDocument()
    await cleanup()
    await openPage('appointment', { state: history.state })
    await expect.element(arrivedPanel()).toHaveFocus()
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.tab()
    await expect.element(button(words('copy'))).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(copied).toHaveBeenCalledWith('K7PM2Q')
    await expect.element(main().getByText(words('copied'))).toBeVisible()
    await userEvent.tab()
    const number = main().getByRole('link', { name: clinic.phones.landline })
    await expect.element(number).toHaveFocus()
    await userEvent.tab()
    await expect.element(button(words('startAnew'))).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(field('name')).toHaveFocus()
    expect(arrivedPanel().elements()).toEqual([])
    expect(held()).toEqual(['', '', '', ''])
    expect(history.state, 'the router’s own state is whole').toEqual({ router: 'its own' })
    await cleanup()
    await openPage('appointment', { state: history.state })
    expect(arrivedPanel().elements()).toEqual([])
  })

  test('who is offline by then reads her number without a reload, and can send another request', async () => {
    const sent = answerWith(stored)
    await sendFilledForm()
    await expect.element(successToast()).toBeVisible()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await pass(2500)
    await expect.element(arrivedPanel()).toHaveFocus()
    await expect.element(main().getByText(words('reference'))).toHaveTextContent(/K7PM2Q$/)
    const called = main().getByText(words('callBack', { phone: visitor.phone }), { exact: true })
    await expect.element(called).toBeVisible()
    await expect.element(main().getByText(words('correct.open'))).not.toBeInTheDocument()
    expect(reloads).toEqual([])
    expect(JSON.stringify(history.state)).not.toMatch(/secret|0532/)
    await button(words('startAnew')).click()
    await fillIn()
    await submitButton().click()
    await expect.element(successToast()).toBeVisible()
    expect(sent).toHaveLength(2)
  })

  test('reads on which number she will be called, and corrects it', async () => {
    answerWith(stored)
    await openFormInTime()
    await fillIn({ ...visitor, phone: '123' })
    await submitButton().click()
    await expect.element(successToast()).toBeVisible()
    expect(JSON.stringify(history.state), 'a closed tab keeps its history').not.toContain('123')
    await pass(2500)
    await expect.poll(() => reloads).toHaveLength(1)
    const { state } = history
    await cleanup()
    vi.useRealTimers()
    await openPage('appointment', { state })
    const called = (phone: string) =>
      main().getByText(words('callBack', { phone }), { exact: true })
    await expect.element(called('123')).toHaveTextContent('Sizi 123 numarasından arayacağız.')
    expect(
      JSON.stringify([history.state, { ...localStorage }, { ...sessionStorage }]),
    ).not.toContain('123')

    const bodies: unknown[] = []
    let status = 500
    vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
      expect(address).toBe('/api/phone')
      bodies.push(JSON.parse(String(body)))
      return new Response(null, { status })
    })
    await main().getByText('Yanlışsa düzeltin.').click()
    const correction = page.getByRole('form', { name: words('correct.submit') })
    const number = correction.getByLabelText('Telefon')
    await expect.element(number).toHaveValue('123')
    await expect.element(number).toHaveAccessibleDescription(words('shortPhone'))
    await number.fill(' 0532 777 22 33 ')
    const send = correction.getByRole('button')
    await send.click()
    await expect.element(correction.getByRole('status')).toHaveTextContent(words('correct.failed'))
    allowComplaints(/phone: answered 500/)
    await expect.element(called('123')).toBeVisible()
    status = 204
    await send.click()
    await expect.element(correction.getByRole('status')).toHaveTextContent(words('correct.kept'))
    await expect.element(called('0532 777 22 33')).toBeVisible()
    expect(bodies[1]).toEqual({
      reference: 'K7PM2Q',
      secret: 'her-secret',
      phone: '0532 777 22 33',
    })
    await expectNoBarrier('the correction')
    expect([{ ...localStorage }, { ...sessionStorage }]).toEqual([{}, {}])
    expect(JSON.stringify(history.state)).not.toMatch(/secret|0532/)
  })

  test('may then say when and how to reach her, and hears that it is noted, or that she is called anyway', async () => {
    const state = { appointmentArrived: { reference: 'K7PM2Q', secret: 'her-secret' } }
    await openPage('appointment', { state })
    const more = page.getByRole('form', { name: words('preferences.title') })
    const send = more.getByRole('button', { name: words('preferences.submit') })
    await expect.element(arrivedPanel()).toHaveFocus()
    await more.getByLabelText('Salı').click()
    await more.getByLabelText(words('preferences.time')).selectOptions('evening')
    const bodies: unknown[] = []
    let status = 500
    vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
      expect(address).toBe('/api/preferences')
      bodies.push(JSON.parse(String(body)))
      return new Response(null, { status })
    })
    await send.click()
    await expect.element(more.getByRole('status')).toHaveTextContent(words('preferences.failed'))
    allowComplaints(/preferences: answered 500/)
    status = 204
    await send.click()
    await expect.element(more.getByRole('status')).toHaveTextContent(words('preferences.kept'))
    await expect.element(send).not.toBeInTheDocument()
    expect(bodies[1]).toEqual({
      reference: 'K7PM2Q',
      secret: 'her-secret',
      days: ['tuesday'],
      time: 'evening',
      channel: '',
      language: '',
    })
  })

  test('is not redirected after she has left the page', async () => {
    answerWith(stored)
    await sendFilledForm()
    await expect.element(successToast()).toBeVisible()
    await footerLink('contact').click()
    await isAt('contact')
    await pass(10_000)
    expect(reloads).toEqual([])
  })

  test('sees no message once she has left the page', async () => {
    const { sent, answer } = holdAnswers()
    await sendFilledForm()
    await expect.poll(() => sent.length).toBe(1)
    await footerLink('contact').click()
    await isAt('contact')
    answer()
    await expect.poll(() => info().mock.calls.length).toBe(1)
    await pass(10_000)
    expect(reloads).toEqual([])
    expect(successToast().elements()).toEqual([])
  })

  test('can close the toast', async () => {
    answerWith(stored)
    await sendFilledForm()
    await button('Bildirimi kapat').click()
    await expect.element(successToast()).not.toBeInTheDocument()
    await expect.element(button('Bildirimi kapat')).not.toBeInTheDocument()
  })

  test('sees the toast fade away until the moment it is removed', async () => {
    await allowMotion()
    answerWith(stored)
    await sendFilledForm()
    await expect.element(successToast()).toBeVisible()
    const motions = successToast().element().parentElement?.getAnimations() ?? []
    const ends = motions.map(({ effect }) => Number(effect?.getComputedTiming().endTime))
    expect(Math.max(...ends)).toBe(toastMs)
  })

  test('sees nothing slide or fade if she prefers less motion', async () => {
    answerWith(stored)
    await sendFilledForm()
    await expect.element(successToast()).toBeVisible()
    const toast = successToast().element().parentElement
    expect(toast?.getAnimations({ subtree: true })).toEqual([])
  })

  test('has filled it in, chosen, corrected and sent it without a mouse', async () => {
    const sent = answerWith(stored)
    await openFormInTime()
    await focus(main().getByRole('heading', { level: 1 }))
    await userEvent.tab()
    await expect.element(field('name')).toHaveFocus()
    await userEvent.keyboard(visitor.name)
    await userEvent.tab()
    await userEvent.tab()
    await expect.element(field('doctor')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    await userEvent.tab()
    await expect.element(submitButton()).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(field('phone')).toHaveFocus()
    await userEvent.keyboard(visitor.phone)
    await userEvent.keyboard('{Enter}')
    await expect.element(successToast()).toBeVisible()
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual(visitor)
  })
})

describe('a visitor whose request is being sent', () => {
  test('reads so on the button, and further clicks send nothing', async () => {
    const { sent, answer } = holdAnswers()
    await sendFilledForm()
    await expect.element(submitButton()).toHaveTextContent('Gönderiliyor…')
    await expect.element(submitButton()).toHaveAttribute('aria-disabled', 'true')
    await expect.element(submitButton()).toHaveFocus()
    await submitButton().click({ force: true })
    await userEvent.keyboard('{Enter}')
    await focus(field('name'))
    await userEvent.keyboard('{Enter}')
    answer()
    await expect.element(successToast()).toBeVisible()
    expect(sent).toHaveLength(1)
  })

  test('sends once by a double click or by Enter twice, however fast the response is', async () => {
    const sent = answerWith(stored)
    await openFormInTime()
    await fillIn()
    await submitButton().dblClick()
    await expect.element(successToast()).toBeVisible()
    expect(complaints().elements(), 'the cleared form is not sent either').toEqual([])
    expect(sent).toHaveLength(1)
    await cleanup()
    await openFormInTime()
    await fillIn()
    await focus(field('phone'))
    await userEvent.keyboard('{Enter}{Enter}')
    await expect.element(successToast()).toBeVisible()
    expect(complaints().elements()).toEqual([])
    expect(sent).toHaveLength(2)
  })

  test('sends once by a double click, even if the first click has already failed', async () => {
    const sent = answerWith(() => refused(500))
    await openFormInTime()
    await fillIn()
    await submitButton().dblClick()
    await expect.element(failedNotice()).toBeVisible()
    expect(sent).toHaveLength(1)
    allowComplaints(failure)
  })
})

describe('a visitor whose request fails', () => {
  afterEach(() => allowComplaints(failure))

  test('keeps what she typed, and reads the number to call', async () => {
    answerWith(() => refused(500))
    await sendFilledForm()
    await expect.element(failureToast()).toHaveTextContent('Randevu Oluşturulamadı!')
    expect(successToast().elements()).toEqual([])
    await pass(2499)
    await expect.element(failureToast()).toHaveTextContent('Randevu Oluşturulamadı!')
    await pass(1)
    await expect.element(failureToast()).not.toBeInTheDocument()
    await pass(60_000)
    expect(reloads, 'a failure never reloads').toEqual([])
    expect(held()).toEqual(Object.values(visitor))
    await expect.element(failedNotice()).toBeVisible()
    const notice = page.elementLocator(failedNotice().element().parentElement as HTMLElement)
    const { landline } = clinic.phones
    await expect
      .element(notice.getByRole('link', { name: landline }))
      .toHaveAttribute('href', `tel:${landline.replaceAll(' ', '')}`)
    const { phone = '', greeting = '' } = clinic.chat ?? {}
    const chat = notice.getByRole('link', { name: '(yeni sekmede açılır)' })
    await expect
      .element(chat)
      .toHaveAttribute(
        'href',
        `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(greeting)}`,
      )
    await expect.element(chat).toHaveAttribute('target', '_blank')
    expect(vi.mocked(console.error).mock.calls.join()).toContain('answered 500')
  })

  test('reads that the limit is reached, and how to call or write instead', async () => {
    answerWith(() => refused(429))
    await sendFilledForm()
    await expect.element(failureToast()).toHaveTextContent('Randevu Oluşturulamadı!')
    const { landline } = clinic.phones
    const sentence = page.getByText(words('failed.limited', { phone: landline }), { exact: true })
    await expect.element(sentence).toBeVisible()
    const notice = page.elementLocator(sentence.element().parentElement as HTMLElement)
    await expect.element(notice.getByRole('link', { name: landline })).toBeVisible()
    await expect
      .element(notice.getByRole('link', { name: '(yeni sekmede açılır)' }))
      .toHaveAttribute('href', expect.stringContaining('https://wa.me/'))
    expect(held()).toEqual(Object.values(visitor))
  })

  test('can retry after a lost connection, sees the error disappear at once, and succeeds', async () => {
    answerWith(() => {
      throw new TypeError('Failed to fetch')
    })
    await sendFilledForm()
    await expect.element(failureToast()).toHaveTextContent('Randevu Oluşturulamadı!')
    await expect.element(failedNotice()).toBeVisible()
    expect(held()).toEqual(Object.values(visitor))
    const { answer } = holdAnswers()
    await submitButton().click()
    await expect.element(submitButton()).toHaveTextContent('Gönderiliyor…')
    await expect.element(failedNotice()).not.toBeInTheDocument()
    await expect.element(failureToast()).not.toBeInTheDocument()
    answer()
    await expect.element(successToast()).toHaveTextContent('Randevunuz Oluşturuldu!')
  })

  test('reads only about the failure if the previous request succeeded', async () => {
    answerWith(() => refused(503))
    await openPage('appointment', { state: { appointmentArrived: true } })
    await expect.element(arrivedPanel()).toHaveFocus()
    await button(words('startAnew')).click()
    await fillIn()
    await submitButton().click()
    await expect.element(failedNotice()).toBeVisible()
    expect(arrivedPanel().elements()).toEqual([])
  })
})

describe('a visitor who follows a link with a choice', () => {
  const [first, second] = doctors.doctors
  const request = requestChoices.map(({ value }) => value)[2] ?? ''
  const search = `?doctor=${second?.id}&request=dis-estetigi`

  test('finds doctor and request chosen, and can change them', async () => {
    await openPage('appointment', { search })
    await expect.element(field('doctor')).toHaveValue(second?.name ?? '')
    await expect.element(field('request')).toHaveValue(request)
    await field('doctor').selectOptions(first?.name ?? '')
    await field('request').selectOptions('')
    await fillIn({ name: visitor.name })
    expect(held()).toEqual([visitor.name, '', first?.name, ''])
  })

  test('finds the doctor of a treatment chosen with whom she books on its page', async () => {
    await openPage('implant')
    await main()
      .getByRole('link', { name: text('staff:bookWith', { name: second?.name }) })
      .click()
    await isAt('appointment')
    await expect.element(field('doctor')).toHaveValue(second?.name ?? '')
  })

  test('finds nothing chosen after a request has arrived', async () => {
    await openPage('appointment', { search, state: { appointmentArrived: true } })
    await expect.element(arrivedPanel()).toHaveFocus()
    await button(words('startAnew')).click()
    await expect.element(field('name')).toHaveFocus()
    expect(held()).toEqual(['', '', '', ''])
  })
})
