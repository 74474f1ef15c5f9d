import { describe, expect, it } from 'vitest'
import { renderHook } from '../../testing/render-hook'
import { createTestShop, noConnection, refusal, type TestShop } from '../../testing/test-shop'
import { toApplication } from './application'
import { useAnswerForm, useSentApplication, type ApplicationWithQuestion } from './index'
import { completeDraft } from './testing/complete-draft'

const readCall = 'POST /store/customers/sent-application'
const answerCall = 'POST /store/customers/sent-application/answer'
const texts = { termsAndConditions: 'a'.repeat(64), gdprConsent: 'b'.repeat(64) }
const url = '/files/licences/0jx4m9k2v7q1.pdf'
const request = toApplication({ ...completeDraft, termsAndConditions: true, gdprConsent: true }, url, texts)!
const sent = { question: 'Which licence is this?', request, license: { name: 'licence.pdf', size: 1234 } }
const received = { success: true, message: 'Application received successfully.', application_id: 'appl_1' }
const answered = () => refusal(409, 'link_answered', 'x')
const token = 'appl_1.mia2x1c0.signature'

const open = async (answers: Parameters<TestShop['answer']>[0], hash = `#${token}`) => {
  const test = createTestShop(answers)
  return { test, page: await renderHook(test, () => useSentApplication(hash, texts)) }
}

/** The application that a link opens. */
async function opened(answers: Parameters<TestShop['answer']>[0] = {}, now = texts) {
  const test = createTestShop({ [readCall]: () => sent, [answerCall]: () => received, ...answers })
  const page = await renderHook(test, () => useSentApplication(`#${token}`, now))
  const ready = await page.until(({ status }) => status === 'open')
  if (ready.status !== 'open') throw new Error(ready.status)
  return { test, page, application: ready.application }
}

const formOf = (test: TestShop, application: ApplicationWithQuestion) =>
  renderHook(test, () => useAnswerForm(application, texts))

describe('the link of a question', () => {
  it('opens the sent answers with the question, the licence and the consents', async () => {
    const { test, application } = await opened()
    expect(application.question).toBe(sent.question)
    const { view } = (await formOf(test, application)).current()
    expect(view).toMatchObject({
      step: 1,
      restored: false,
      values: { ...completeDraft, employerId: request.company_info.employer_id, termsAndConditions: true },
      license: { name: 'licence.pdf', status: 'uploaded' },
    })
    expect(view.steps.map(({ state }) => state)).toEqual(['current', 'done', 'done', 'done', 'done'])
  })

  it('requires a consent again if its text has changed', async () => {
    const { application } = await opened({}, { ...texts, gdprConsent: 'c'.repeat(64) })
    expect(application.start.draft).toMatchObject({ termsAndConditions: true, gdprConsent: false })
  })

  it('opens an access request with its answers, without licence and consents', async () => {
    const short = { company_name: 'Corner AB', full_name: 'Maja Berg', email: 'maja@corner.example' }
    const { application } = await opened({ [readCall]: () => ({ ...sent, request: short, license: null }) })
    expect(application).toMatchObject({
      sentLicense: null,
      start: { completed: [], draft: { companyName: 'Corner AB', phone: '', termsAndConditions: false } },
    })
  })

  it.each([
    ['link_answered', 409, 'answered'],
    ['link_ended', 409, 'ended'],
    ['application_not_found', 404, 'unknown'],
    ['invalid_request', 400, 'unknown'],
  ])('with the refusal %s is %s %s', async (code, status, shown) => {
    const { page } = await open({ [readCall]: () => refusal(status, code, 'x') })
    await page.until((state) => state.status === shown)
  })

  it('without a token loads nothing', async () => {
    const { test, page } = await open({}, '')
    expect(page.current()).toEqual({ status: 'unknown' })
    expect(test.calls).toEqual([])
  })

  it('can be tried again without a connection', async () => {
    const { test, page } = await open({ [readCall]: noConnection })
    const failed = await page.until(({ status }) => status === 'failed')
    test.answer({ [readCall]: () => sent })
    if (failed.status === 'failed') failed.retry()
    await page.until(({ status }) => status === 'open')
  })
})

describe('the answer to a question', () => {
  it('is sent with the token and the sent licence, and the page then shows that it is answered', async () => {
    const { test, page, application } = await opened()
    const form = await formOf(test, application)
    await form.does(({ edit }) => edit({ field: 'companyName', value: 'Kiosk & Co Nord AB' }))
    for (let step = 1; step < 5; step += 1) await form.does(({ next }) => next())
    test.answer({ [readCall]: answered })
    await form.does(({ next }) => next())
    expect(test.calls.find(({ name }) => name === answerCall)?.body).toEqual({
      ...request,
      token,
      company_info: { ...request.company_info, company_name: 'Kiosk & Co Nord AB' },
    })
    expect(await page.until(({ status }) => status === 'answered')).toEqual({ status: 'answered', token })
  })

  it('that a second tab has already sent shows that it is answered, and its draft is discarded', async () => {
    const { test, page, application } = await opened({ [answerCall]: answered })
    const form = await formOf(test, application)
    await form.does(({ edit }) => edit({ field: 'companyName', value: 'Kiosk & Co Nord AB' }))
    for (let step = 1; step < 5; step += 1) await form.does(({ next }) => next())
    test.answer({ [readCall]: answered })
    await form.does(({ next }) => next())
    await page.until(({ status }) => status === 'answered')
    expect((await formOf(test, application)).current().view.restored).toBe(false)
  })

  it('is restored after a reload, and reset to the sent answers when it starts over', async () => {
    const { test, application } = await opened()
    const first = await formOf(test, application)
    await first.does(({ edit }) => edit({ field: 'companyName', value: 'Kiosk & Co Nord AB' }))
    await first.does(({ removeLicense }) => removeLicense())
    expect(first.current().view.license).toBeNull()
    const second = await formOf(test, application)
    expect(second.current().view).toMatchObject({
      restored: true,
      values: { companyName: 'Kiosk & Co Nord AB' },
      license: null,
    })
    await second.does(({ startOver }) => startOver())
    expect(second.current().view).toMatchObject({
      restored: false,
      values: { companyName: completeDraft.companyName },
      license: { name: 'licence.pdf' },
    })
  })

  it('requires another licence if the store no longer has the sent one', async () => {
    const gone = {
      'upload_and_consent.upload_licenses': { code: 'unknown_file', message: 'is not a file that can be used' },
    }
    const { test, application } = await opened({ [answerCall]: () => refusal(400, 'invalid_request', 'x', gone) })
    const form = await formOf(test, application)
    for (let step = 1; step <= 5; step += 1) await form.does(({ next }) => next())
    const refused = await form.until(({ view }) => view.license === null)
    expect(refused.view.faults).toEqual([{ field: 'uploadLicenses', kind: 'refused' }])
  })
})
