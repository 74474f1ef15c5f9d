import { unwrap } from '@skafferi/api'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { customers, events, outbox } from '../../../platform/db/schema'
import { createPrivacyOperator } from '../../customers/privacy'
import { addMessage, addReview, addUnsentMail, addComplaint } from '../../../testing/inbox'
import { addOperator, type TestOperator } from '../../../testing/operators'
import { shopOfFile } from '../../../testing/shop'

const shop = await shopOfFile()
const { db } = shop.database
const [tove, johan] = [await addOperator(shop, 'support'), await addOperator(shop, 'orders')]

interface AnswerOptions {
  seen?: number
  key?: string
  text?: string
}

const answerTo = (
  by: TestOperator,
  subject: 'complaints' | 'messages',
  id: string,
  { seen = 0, key, text = 'We send two new bags.' }: AnswerOptions = {},
) =>
  unwrap(
    by.client.POST(`/admin/${subject}/{id}/answers`, {
      params: { path: { id }, header: { 'Idempotency-Key': key } },
      body: { text, seen },
    }),
  )
const pathOf = (id: string) => ({ params: { path: { id } } })
const close = (by: TestOperator, id: string, note = 'Sent two new bags.') =>
  unwrap(by.client.POST('/admin/complaints/{id}/close', { ...pathOf(id), body: { note } }))
const mailsOf = (subjectId: string) => db.select().from(outbox).where(eq(outbox.subjectId, subjectId))
const answersBy = (id: string, kind: 'complaint_answered' | 'message_answered') =>
  db.$count(outbox, and(eq(outbox.subjectId, id), eq(outbox.kind, kind)))
const actionsOn = async (id: string) =>
  (await db.select().from(events).where(eq(events.subjectId, id)).orderBy(events.id)).map(({ action, operatorId }) => [
    action,
    operatorId,
  ])

describe('an answer', () => {
  it('is sent by e-mail, appears with the complaint under its author’s name, and leaves it open', async () => {
    const id = await addComplaint(shop)
    const answered = await answerTo(tove, 'complaints', id)
    expect(answered.answers).toMatchObject([{ text: 'We send two new bags.', by: tove.name }])
    expect(answered).toMatchObject({ complaint: { status: 'open' } })
    const [mail] = (await mailsOf(id)).filter(({ kind }) => kind === 'complaint_answered')
    expect(answered).toMatchObject({ customer_email: mail!.recipient })
    expect(mail!.text).toContain('We send two new bags.')
    expect((await actionsOn(id)).at(-1)).toEqual(['complaint.answered', tove.id])
  })

  it('is sent once under its key, however often it is pressed', async () => {
    const id = await addComplaint(shop)
    await Promise.all([
      answerTo(tove, 'complaints', id, { key: 'press' }),
      answerTo(tove, 'complaints', id, { key: 'press' }),
    ])
    expect((await answerTo(tove, 'complaints', id, { key: 'press' })).answers).toHaveLength(1)
    expect(await answersBy(id, 'complaint_answered')).toBe(1)
    await expect(answerTo(tove, 'complaints', id, { key: 'press', text: 'Another.' })).rejects.toMatchObject({
      status: 422,
      code: 'idempotency_key_reused',
    })
  })

  it('is refused if a colleague has answered in the meantime, with the colleague’s name', async () => {
    const id = await addComplaint(shop)
    const attempts = [tove, johan].map((by) => answerTo(by, 'complaints', id, { key: by.id }))
    const outcomes = await Promise.allSettled(attempts)
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const winner = outcomes[0]!.status === 'fulfilled' ? tove : johan
    const [refused] = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []))
    expect(refused).toMatchObject({ status: 409, code: 'already_answered', params: { name: winner.name } })
    expect(await answersBy(id, 'complaint_answered')).toBe(1)
    expect((await answerTo(johan, 'complaints', id, { seen: 1 })).answers).toHaveLength(2)
  })

  it('is refused if a colleague has closed the complaint, and nothing is stored', async () => {
    const id = await addComplaint(shop)
    await close(johan, id)
    await expect(answerTo(tove, 'complaints', id)).rejects.toMatchObject({
      status: 409,
      code: 'already_closed',
      params: { name: johan.name },
    })
    expect(await answersBy(id, 'complaint_answered')).toBe(0)
    expect((await unwrap(tove.client.GET('/admin/complaints/{id}', pathOf(id)))).answers).toEqual([])
  })

  it('is not sent if the customer was erased', async () => {
    const id = await addComplaint(shop)
    const { customer_id: customerId } = await unwrap(tove.client.GET('/admin/complaints/{id}', pathOf(id)))
    const [customer] = await db.select().from(customers).where(eq(customers.id, customerId!))
    await createPrivacyOperator(shop.context).eraseCustomer(customer!.id)
    await expect(answerTo(tove, 'complaints', id)).rejects.toMatchObject({ status: 409, code: 'customer_erased' })
  })
})

describe('a complaint', () => {
  it('is listed page by page, and its pictures require a session', async () => {
    const id = await addComplaint(shop)
    const page = await unwrap(tove.client.GET('/admin/complaints', { params: { query: { status: 'open', limit: 1 } } }))
    expect(page.complaints.map((complaint) => complaint.id)).toEqual([id])
    expect(page.count).toBeGreaterThan(1)
    expect((await unwrap(tove.client.GET('/admin/complaints/{id}', pathOf(id)))).pictures).toBe(1)
    const picture = (number: number) =>
      tove.client.GET('/admin/complaints/{id}/pictures/{number}', {
        params: { path: { id, number } },
        parseAs: 'arrayBuffer',
      })
    expect((await picture(1)).response.headers.get('content-type')).toMatch(/^image\//)
    await expect(picture(2)).rejects.toMatchObject({ status: 404, code: 'picture_not_found' })
  })

  it('is closed once: repeating is a no-op, and a colleague gets the actor’s name', async () => {
    const id = await addComplaint(shop)
    expect(await close(tove, id)).toMatchObject({
      complaint: { status: 'closed' },
      note: 'Sent two new bags.',
      closed_by: tove.name,
    })
    expect((await close(tove, id)).complaint.status).toBe('closed')
    await expect(close(tove, id, 'Another note.')).rejects.toMatchObject({ status: 409, code: 'already_closed' })
    await expect(close(johan, id)).rejects.toMatchObject({ status: 409, params: { name: tove.name } })
    expect((await actionsOn(id)).filter(([action]) => action === 'complaint.closed')).toHaveLength(1)
  })
})

describe('a message', () => {
  it('is not open any more once it is answered or dismissed', async () => {
    const [question, spam] = [await addMessage(shop), await addMessage(shop)]
    const answered = await answerTo(tove, 'messages', question, { text: 'A pallet costs €12.' })
    expect(answered).toMatchObject({
      answers: [{ by: tove.name }],
      message: { closed_at: shop.clock.now().toISOString() },
    })
    expect((await mailsOf(question))[0]).toMatchObject({ kind: 'message_answered', recipient: 'nils@granen.example' })
    const closeMessage = (by: TestOperator, id: string) =>
      unwrap(by.client.POST('/admin/messages/{id}/close', pathOf(id)))
    await expect(closeMessage(johan, question)).rejects.toMatchObject({
      status: 409,
      code: 'already_closed',
      params: { name: tove.name },
    })
    await closeMessage(johan, spam)
    await closeMessage(johan, spam)
    expect(await actionsOn(spam)).toEqual([['message.closed', johan.id]])
    const { messages } = await unwrap(tove.client.GET('/admin/messages', { params: { query: { state: 'open' } } }))
    expect(messages.filter(({ id }) => id === question || id === spam)).toEqual([])
  })
})

describe('a review', () => {
  it('is decided once: repeating is a no-op, and a colleague gets the actor’s name', async () => {
    const id = await addReview(shop)
    const decide = (by: TestOperator, verb: 'approve' | 'reject') =>
      unwrap(by.client.POST(`/admin/reviews/{id}/${verb}`, pathOf(id)))
    expect(await decide(tove, 'approve')).toMatchObject({
      review: { status: 'approved' },
      company_name: expect.stringMatching(/^Company/),
    })
    expect((await decide(tove, 'approve')).review.status).toBe('approved')
    const refused = { status: 409, code: 'already_decided', params: { name: tove.name } }
    await expect(decide(tove, 'reject')).rejects.toMatchObject(refused)
    await expect(decide(johan, 'approve')).rejects.toMatchObject(refused)
    const { activities } = await unwrap(tove.client.GET('/admin/activities', { params: { query: { subject_id: id } } }))
    expect(activities.map(({ action, subject_name }) => [action, subject_name])).toEqual([
      ['review.approved', expect.stringMatching(/, Anna Lindqvist$/)],
    ])
  })
})

describe('an unsent e-mail', () => {
  it('is retried at once, and its content is not returned', async () => {
    const id = await addUnsentMail(shop)
    const { mails } = await unwrap(tove.client.GET('/admin/mails', { params: { query: { state: 'failed' } } }))
    expect(mails[0]).toMatchObject({ id, tries: 3, failure: 'Mailbox full (552)' })
    expect(Object.keys(mails[0]!)).not.toContain('subject')
    const retry = () => unwrap(tove.client.POST('/admin/mails/{id}/retry', pathOf(id)))
    const now = shop.clock.now().toISOString()
    expect([(await retry()).next_try_at, (await retry()).next_try_at]).toEqual([now, now])
    expect(await actionsOn(id)).toEqual([['mail.tried_again', tove.id]])
    await db.update(outbox).set({ sentAt: shop.clock.now() }).where(eq(outbox.id, id))
    await expect(retry()).rejects.toMatchObject({ status: 409, code: 'already_sent' })
  })

  it('is not retried while an attempt may be running', async () => {
    const id = await addUnsentMail(shop)
    const expiresAt = new Date(shop.clock.now().getTime() + 60_000)
    await db.update(outbox).set({ tries: 1, nextTryAt: expiresAt }).where(eq(outbox.id, id))
    expect((await unwrap(tove.client.POST('/admin/mails/{id}/retry', pathOf(id)))).next_try_at).toBe(
      expiresAt.toISOString(),
    )
  })
})
