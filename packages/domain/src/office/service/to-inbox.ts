import type { components } from '@skafferi/api/admin'
import { formatNumber } from '../../platform/format'
import type { CaseAnswerView, ListedCaseView, UnsentMailView, WaitingReviewView, CaseDetailView } from './inbox.view'
import { toDateTimeView } from '../date-time'
import { withQuery } from '../list-query'
import type { Office } from '../office-context'
import { pageOf } from '../page-of'

type Schemas = components['schemas']

/** Converts a complaint for the list. */
export function toListedComplaint(
  { id, company_name, subject, display_id, line_count, created_at }: Schemas['AdminComplaintListItem'],
  office: Office,
): ListedCaseView {
  return {
    id,
    sender: company_name,
    subject,
    number: display_id,
    lines: line_count,
    time: toDateTimeView(created_at, office),
    href: office.paths.complaint(id),
  }
}

/** Converts a message for the list. */
export function toListedMessage(
  { id, name, company, subject, created_at }: Schemas['AdminMessageListItem'],
  office: Office,
): ListedCaseView {
  return {
    id,
    sender: company ?? name,
    subject,
    number: null,
    lines: 0,
    time: toDateTimeView(created_at, office),
    href: office.paths.message(id),
  }
}

const toAnswers = (answers: readonly Schemas['Answer'][], office: Office): CaseAnswerView[] =>
  answers.map(({ id, text, created_at, by }) => ({ id, text, by, time: toDateTimeView(created_at, office) })).reverse()

/** Converts a complaint. */
export function toComplaintDetail(answer: Schemas['AdminComplaint'], office: Office): CaseDetailView {
  const {
    complaint,
    description,
    lines,
    pictures,
    company_id,
    customer_email,
    customer_phone,
    note,
    closed_by,
    answers,
  } = answer
  const { id, closed_at } = complaint
  const base = `${office.connection.baseUrl}/admin/complaints/${id}/pictures`
  return {
    id,
    kind: 'complaints',
    state: complaint.status,
    subject: complaint.subject,
    number: complaint.display_id,
    type: complaint.type,
    person: complaint.customer_name,
    email: customer_email,
    phone: customer_phone,
    company: { name: complaint.company_name, href: office.paths.company(company_id) },
    order: {
      number: complaint.order_display_id,
      href: office.paths.order(complaint.order_id),
      creditHref: withQuery(office.paths.order(complaint.order_id), {
        do: 'refund',
        ...(lines.length > 0 && { pieces: lines.map((line) => `${line.item_id}:${line.quantity}`).join(',') }),
      }),
    },
    text: description,
    lines: lines.map((line) => ({
      id: line.item_id,
      title: line.product_title,
      variant: line.variant_title,
      sku: line.variant_sku,
      quantity: formatNumber(line.quantity, office.locale),
      ordered: formatNumber(line.ordered_quantity, office.locale),
    })),
    pictures: Array.from({ length: pictures }, (_, index) => `${base}/${index + 1}`),
    answers: toAnswers(answers, office),
    filed: toDateTimeView(complaint.created_at, office),
    closed: closed_at === null ? null : { time: toDateTimeView(closed_at, office), by: closed_by, note },
  }
}

/** Converts a message. */
export function toMessageDetail({ message, text, answers }: Schemas['AdminMessage'], office: Office): CaseDetailView {
  const { id, name, email, phone, company, subject, created_at, closed_at } = message
  return {
    id,
    kind: 'messages',
    state: closed_at === null ? 'open' : 'closed',
    subject,
    number: null,
    type: null,
    person: name,
    email,
    phone,
    company: company === null ? null : { name: company, href: null },
    order: null,
    text,
    lines: [],
    pictures: [],
    answers: toAnswers(answers, office),
    filed: toDateTimeView(created_at, office),
    closed: closed_at === null ? null : { time: toDateTimeView(closed_at, office), by: null, note: null },
  }
}

/** Converts a review that waits for moderation. */
export function toWaitingReview(
  { review, product_title, company_name }: Schemas['AdminReview'],
  office: Office,
): WaitingReviewView {
  const { id, product_id, user_name, title, description, rating, created_at } = review
  const product = { title: product_title, href: office.paths.product(product_id) }
  return {
    id,
    product,
    author: user_name,
    company: company_name,
    title,
    text: description,
    stars: rating,
    time: toDateTimeView(created_at, office),
  }
}

/** Converts an unsent e-mail. */
export function toUnsentMail(
  { id, kind, subject_id, recipient, tries, failure, created_at, next_try_at }: Schemas['UnsentMail'],
  office: Office,
): UnsentMailView {
  const next = next_try_at === null ? null : toDateTimeView(next_try_at, office)
  return {
    id,
    kind,
    recipient,
    href: pageOf(subject_id, office.paths),
    tries,
    failure,
    written: toDateTimeView(created_at, office),
    next,
  }
}
