import { describe, expect, it } from 'vitest'
import { renderHook } from '../../testing/render-hook'
import {
  createTestShop,
  deferredAnswer,
  noConnection,
  refusal,
  tooManyTries,
  type TestCall,
  type TestShop,
} from '../../testing/test-shop'
import { toApplication } from './application'
import { serializeDraft } from './draft-storage'
import { useRegistration, type RegistrationPage } from './index'
import { licenseMaxBytes } from '../../rules/registration/license'
import { neutralApplication, toApplicationForm } from '../../rules/registration/application-settings'
import { registrationSteps } from '../../rules/registration/registration'
import { completeDraft, today } from './testing/complete-draft'

const uploadCall = 'POST /store/customers/uploads'
const registerCall = 'POST /store/customers/register'
const url = '/files/licences/0jx4m9k2v7q1.pdf'
const received = { success: true, message: 'Application received successfully.', application_id: 'appl_1' }
const stored = { status: 'success', files: [{ url, name: 'licence.pdf', size: 8 }] }
const answers = { [uploadCall]: () => stored, [registerCall]: () => received }
const texts = { termsAndConditions: 'a'.repeat(64), gdprConsent: 'b'.repeat(64) }
const licence = new File(['%PDF-1.7'], 'licence.pdf', { type: 'application/pdf' })

type Open = Extract<RegistrationPage, { status: 'open' }>

/** The form; it is an error of the test where the application was received. */
function form(page: RegistrationPage): Open {
  if (page.status !== 'open') throw new Error('The application was received.')
  return page
}

const openPage = (test: TestShop) => renderHook(test, () => useRegistration(texts))
const sentOf = (test: TestShop) => test.calls.filter(({ name }) => name === registerCall)

/** The last step, complete except for what is never stored: consents and licence. */
async function atLastStep(more: Parameters<TestShop['answer']>[0] = {}) {
  const test = createTestShop({ ...answers, ...more })
  const completed = registrationSteps.filter((step) => step < 5)
  const left = { step: 5, completed, sentLicenseRemoved: false, draft: completeDraft } as const
  test.shop.drafts.save({ owner: null, form: 'registration', values: serializeDraft(left) })
  return { test, page: await openPage(test) }
}

/** The same with the consents, and the licence uploaded: only the button is left to press. */
async function readyToSend(more: Parameters<TestShop['answer']>[0] = {}) {
  const { test, page } = await atLastStep(more)
  await page.does((state) => {
    const { edit, addLicense } = form(state)
    for (const field of ['termsAndConditions', 'gdprConsent', 'newsletterSubscription'] as const) {
      edit({ field, value: true })
    }
    addLicense({ file: licence })
  })
  await page.until((state) => form(state).view.license?.status === 'uploaded')
  return { test, page }
}

const isOver = (state: RegistrationPage) => state.status === 'open' && !state.view.submitting

describe('the application', () => {
  it('starts empty, with its limits, the store’s date and suggested countries', async () => {
    const { view } = form((await openPage(createTestShop({}))).current())
    expect(view).toMatchObject({ step: 1, today, limits: { companyName: 60 }, license: null, submitting: false })
    expect(view.maxima.orderFrequency).toBe(1000)
    expect(view.countries).toContain('Sweden')
  })

  it('goes forward, back and to a step of the list', async () => {
    const { page } = await atLastStep()
    await page.does((state) => form(state).back())
    expect(form(page.current()).view.step).toBe(4)
    await page.does((state) => form(state).openStep({ step: 1 }))
    await page.does((state) => form(state).edit({ field: 'country', value: '' }))
    await page.does((state) => form(state).next())
    expect(form(page.current()).view).toMatchObject({ step: 1, faults: [{ field: 'country', kind: 'empty' }] })
    await page.does((state) => form(state).edit({ field: 'country', value: 'Sverige' }))
    await page.does((state) => form(state).next())
    expect(form(page.current()).view.step).toBe(2)
  })

  it('requires a delivery date of today or later, even if the page was open over midnight', async () => {
    const { test, page } = await atLastStep()
    await page.does((state) => form(state).openStep({ step: 2 }))
    await page.does((state) => form(state).edit({ field: 'preferredDeliveryDays', value: today }))
    test.advance(24 * 60 * 60)
    await page.does((state) => form(state).next())
    expect(form(page.current()).view.faults).toEqual([{ field: 'preferredDeliveryDays', kind: 'past' }])
  })

  it('is restored after a reload, without licence and consents', async () => {
    const { test, page } = await readyToSend()
    await page.does((state) => form(state).edit({ field: 'jobTitle', value: 'Buyer' }))
    const { view } = form((await openPage(test)).current())
    expect(view).toMatchObject({ step: 5, license: null })
    expect(view.values).toMatchObject({ jobTitle: 'Buyer', termsAndConditions: false, newsletterSubscription: false })
    expect(test.shop.storage('drafts').read()).not.toContain(url)
  })
})

describe('submitting', () => {
  it('sends everything once, however often it is pressed', async () => {
    const deferred = deferredAnswer(received)
    const { test, page } = await readyToSend({ [registerCall]: deferred.answer })
    await page.does((state) => {
      form(state).next()
      form(state).next()
    })
    expect(form(page.current()).view.submitting).toBe(true)
    await page.does((state) => form(state).next())
    deferred.release()
    await page.until(({ status }) => status === 'received')
    expect(sentOf(test).map(({ body }) => body)).toEqual([
      JSON.parse(JSON.stringify(toApplication(completeDraft, url, texts))),
    ])
  })

  it('prevents changes meanwhile', async () => {
    const deferred = deferredAnswer(received)
    const { page } = await readyToSend({ [registerCall]: deferred.answer })
    await page.does((state) => form(state).next())
    const before = form(page.current()).view
    await page.does((state) => {
      const { edit, back, openStep, removeLicense } = form(state)
      edit({ field: 'email', value: 'x' })
      back()
      openStep({ step: 1 })
      removeLicense()
    })
    expect(form(page.current()).view).toEqual(before)
    deferred.release()
    await page.until(({ status }) => status === 'received')
  })

  it('waits for the licence', async () => {
    const deferred = deferredAnswer(stored)
    const { test, page } = await atLastStep({ [uploadCall]: deferred.answer })
    await page.does((state) => {
      form(state).edit({ field: 'termsAndConditions', value: true })
      form(state).edit({ field: 'gdprConsent', value: true })
    })
    await page.does((state) => form(state).next())
    await page.does((state) => form(state).addLicense({ file: licence }))
    await page.does((state) => form(state).next())
    expect(form(page.current()).view).toMatchObject({ step: 5, submitting: false, license: { status: 'uploading' } })
    deferred.release()
    await page.until((state) => form(state).view.license?.status === 'uploaded')
    expect(sentOf(test)).toEqual([])
  })

  it('ends with thanks that a reload shows again; the next visit starts a new application', async () => {
    const { test, page } = await readyToSend()
    await page.does((state) => form(state).next())
    const thanks = await page.until(({ status }) => status === 'received')
    expect(thanks).toEqual({ status: 'received', email: completeDraft.email })
    const reloaded = await openPage(test)
    expect(reloaded.current()).toEqual(thanks)
    await reloaded.leave()
    await page.leave()
    expect(form((await openPage(test)).current()).view).toMatchObject({ step: 1, values: { companyName: '' } })
  })

  it('leaves nothing to be sent twice if it is answered after the page was left', async () => {
    const deferred = deferredAnswer(received)
    const { test, page } = await readyToSend({ [registerCall]: deferred.answer })
    await page.does((state) => form(state).next())
    await page.leave()
    deferred.release()
    await expect.poll(() => test.shop.storage('drafts').read()).toBeNull()
    expect(form((await openPage(test)).current()).view.step).toBe(1)
  })

  it('opens the step of a refusal with the errors of its fields', async () => {
    const fields = {
      'payment_and_shipping.tax_id_exemption': { code: 'taken', message: 'is taken' },
      'contact_person.email': { code: 'format', message: 'has an invalid format' },
    }
    const refused = () => refusal(400, 'invalid_request', 'Please check what was entered.', fields)
    const { test, page } = await readyToSend({ [registerCall]: refused })
    await page.does((state) => form(state).next())
    const { view } = form(await page.until(isOver))
    expect(view).toMatchObject({
      step: 2,
      problem: { action: 'register', code: 'invalid_request', message: 'Please check what was entered.' },
      license: { status: 'uploaded' },
      values: { companyName: completeDraft.companyName },
    })
    expect(view.faults.map(({ field }) => field)).toEqual(['email', 'taxIdExemption'])
    expect(test.shop.storage('drafts').read()).toContain(completeDraft.companyName)
  })

  it('requires another licence if it was refused for its licence', async () => {
    const missing = {
      'upload_and_consent.upload_licenses': { code: 'unknown_file', message: 'is not a file that can be used' },
    }
    const refused = () => refusal(400, 'unknown_file', 'The licence is not there any more.', missing)
    const { page } = await readyToSend({ [registerCall]: refused })
    await page.does((state) => form(state).next())
    expect(form(await page.until(isOver)).view).toMatchObject({ step: 5, license: null })
  })

  it('marks the consent whose text has changed, with what to do', async () => {
    const changed = {
      'upload_and_consent.gdpr_consent': { code: 'text_changed', message: 'is for another version of the text' },
    }
    const refused = () => refusal(400, 'consent_text_changed', 'Please reload the page.', changed)
    const { page } = await readyToSend({ [registerCall]: refused })
    await page.does((state) => form(state).next())
    expect(form(await page.until(isOver)).view).toMatchObject({
      step: 5,
      problem: { message: 'Please reload the page.' },
      faults: [{ field: 'gdprConsent', kind: 'refused' }],
    })
  })

  it('keeps the licence after lost answers, and is received once when it is sent again with its key', async () => {
    const applications = new Map<string, string>()
    let lost = 0
    // As in the store: an application claims its licence, which no other can use then.
    const register = ({ headers }: TestCall) => {
      const key = headers.get('idempotency-key')!
      if (applications.size > 0 && !applications.has(key)) {
        return refusal(400, 'unknown_file', 'Unknown file.', {
          'upload_and_consent.upload_licenses': {
            code: 'unknown_file',
            message: 'is not an uploaded licence',
          },
        })
      }
      applications.set(key, url)
      return ++lost > 2 ? received : noConnection()
    }
    const { page } = await readyToSend({ [registerCall]: register })
    await page.does((state) => form(state).next())
    const failed = form(await page.until(isOver)).view
    expect(failed).toMatchObject({ problem: { code: 'network' }, license: { status: 'uploaded' } })
    await page.does((state) => form(state).next())
    await page.until(({ status }) => status === 'received')
    expect(applications.size).toBe(1)
  })

  it('shows different messages for a rate limit and for no answer, and can be tried again with all entries', async () => {
    const { test, page } = await readyToSend({ [registerCall]: () => tooManyTries(3600) })
    await page.does((state) => form(state).next())
    expect(form(await page.until(isOver)).view.problem).toMatchObject({
      code: 'too_many_attempts',
      message: 'Too many tries. Please wait 60 minutes.',
    })
    test.answer({ [registerCall]: noConnection })
    await page.does((state) => form(state).next())
    expect(form(await page.until(isOver)).view.problem).toMatchObject({ code: 'network', message: null })
    test.answer(answers)
    await page.does((state) => form(state).next())
    await page.until(({ status }) => status === 'received')
    expect(sentOf(test)).toHaveLength(4)
  })
})

describe('the licence', () => {
  const licenseOf = (state: RegistrationPage) => form(state).view.license
  const add = (file: File) => (state: RegistrationPage) => form(state).addLicense({ file })
  const remove = (state: RegistrationPage) => form(state).removeLicense()

  it('is uploaded as soon as it is chosen, and shows its progress', async () => {
    const deferred = deferredAnswer(stored)
    let call: TestCall | undefined
    const { test, page } = await atLastStep({ [uploadCall]: (asked) => ((call = asked), deferred.answer()) })
    await page.does(add(licence))
    expect(call?.upload?.files).toMatchObject([{ name: 'licence.pdf' }])
    expect(licenseOf(page.current())).toMatchObject({ status: 'uploading', progress: null })
    await page.does(() => call?.upload?.onProgress?.(0.4))
    expect(licenseOf(page.current())).toMatchObject({ progress: 0.4 })
    deferred.release()
    await page.until((state) => licenseOf(state)?.status === 'uploaded')
    expect(test.calls).toHaveLength(1)
  })

  it('is a single file: others are not sent', async () => {
    const { test, page } = await readyToSend()
    await page.does(add(licence))
    expect(test.calls.filter(({ name }) => name === uploadCall)).toHaveLength(1)
  })

  it('that is removed during the upload is aborted, and another one can be chosen', async () => {
    const calls: TestCall[] = []
    const deferred = deferredAnswer(stored)
    const { page } = await atLastStep({ [uploadCall]: (asked) => (calls.push(asked), deferred.answer()) })
    await page.does(add(licence))
    await page.does(remove)
    expect(calls[0]?.upload?.signal?.aborted).toBe(true)
    await page.does(add(new File(['x'], 'other.png', { type: 'image/png' })))
    deferred.release()
    const shown = await page.until((now) => licenseOf(now)?.status === 'uploaded')
    expect(licenseOf(shown)?.name).toBe('other.png')
  })

  it('that was removed is not restored by a late answer', async () => {
    const deferred = deferredAnswer(stored)
    const { page } = await atLastStep({ [uploadCall]: deferred.answer })
    await page.does(add(licence))
    await page.does(remove)
    await page.does(() => deferred.release())
    expect(licenseOf(page.current())).toBeNull()
  })

  it('is aborted when the page is left', async () => {
    let call: TestCall | undefined
    const { page } = await atLastStep({ [uploadCall]: (asked) => ((call = asked), deferredAnswer(stored).answer()) })
    await page.does(add(licence))
    await page.leave()
    expect(call?.upload?.signal?.aborted).toBe(true)
  })

  it.each([
    [
      'too large',
      new File([new Uint8Array(licenseMaxBytes + 1)], 'a.pdf', { type: 'application/pdf' }),
      'file_too_large',
    ],
    ['of another kind', new File(['x'], 'a.svg', { type: 'image/svg+xml' }), 'unsupported_file_type'],
    ['empty', new File([], 'a.pdf', { type: 'application/pdf' }), 'empty_file'],
  ])('that is %s is not sent at all', async (_, file, code) => {
    const { test, page } = await atLastStep()
    await page.does(add(file))
    const failed = await page.until((state) => licenseOf(state)?.status === 'failed')
    expect(licenseOf(failed)?.problem).toMatchObject({ action: 'upload_license', code, message: null })
    expect(test.calls).toEqual([])
  })

  it.each([
    ['refused', () => refusal(413, 'file_too_large', 'licence.pdf is larger than 10 MB.'), 'file_too_large'],
    ['sent too often', () => tooManyTries(3600), 'too_many_attempts'],
    ['lost on the way', noConnection, 'network'],
    ['stored without an address', () => ({ status: 'success', files: [] }), 'incomplete_upload'],
  ])('that is %s can be chosen again', async (_, answer, code) => {
    const { test, page } = await atLastStep({ [uploadCall]: answer })
    await page.does(add(licence))
    const failed = await page.until((state) => licenseOf(state)?.status === 'failed')
    expect(licenseOf(failed)?.problem?.code).toBe(code)
    test.answer(answers)
    await page.does(add(licence))
    await page.until((state) => licenseOf(state)?.status === 'uploaded')
  })

  it('without a reported type is validated by the store', async () => {
    const { page } = await atLastStep()
    await page.does(add(new File(['%PDF'], 'licence.pdf')))
    await page.until((state) => licenseOf(state)?.status === 'uploaded')
  })
})

it('a restored application shows that, and can be reset', async () => {
  const { test, page } = await atLastStep()
  expect(form(page.current()).view.restored).toBe(true)
  await page.does((state) => form(state).startOver())
  expect(form(page.current()).view).toMatchObject({ restored: false, step: 1, values: { companyName: '' } })
  expect(test.shop.storage('drafts').read()).toBeNull()
  await page.leave()
  expect(form((await openPage(test)).current()).view.restored).toBe(false)
})

describe('the country that an application begins with', () => {
  const open = (country?: string) => {
    const test = createTestShop(answers)
    const applicationForm = country === undefined ? undefined : { ...toApplicationForm(neutralApplication), country }
    return openPage({ ...test, shop: { ...test.shop, applicationForm } })
  }
  const countryOf = (page: RegistrationPage) => form(page).view.values.country

  it('is that of the seller in a form of its own, also after starting over', async () => {
    const page = await open('Germany')
    expect(countryOf(page.current())).toBe('Germany')
    expect(form(page.current()).view.restored).toBe(false)
    await page.does((state) => form(state).edit({ field: 'country', value: 'Austria' }))
    await page.does((state) => form(state).startOver())
    expect(countryOf(page.current())).toBe('Germany')
  })

  it('is left open in the specified form', async () => {
    const page = await open()
    expect(countryOf(page.current())).toBe('')
  })
})
