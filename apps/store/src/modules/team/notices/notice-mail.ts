import type { MailNotice, MailOf } from '../../../platform/mail/messages'
import type { DueNotice, NoticeSubject } from './notices.repo'

type Due = DueNotice['notice']

const number = (value: unknown) => Number(value)

/** Orders and applications by id. */
type Subjects = ReadonlyMap<string, NoticeSubject>

/** Converts a notification for its e-mail. */
function toMailNotice({ kind, subjectId, data, createdAt: at }: Due, subjects: Subjects): MailNotice {
  switch (kind) {
    case 'order':
      return { kind, at, number: number(data.display_id), ...subjects.get(subjectId) }
    case 'complaint':
      return { kind, at, number: number(data.display_id) }
    case 'application':
      return { kind, at, company: subjects.get(subjectId)?.company }
    case 'message':
      return { kind, at }
    case 'low_stock':
      return {
        kind,
        at,
        title: String(data.title),
        sku: data.sku === null ? '' : String(data.sku),
        left: number(data.inventory_quantity),
      }
    case 'failed_mail':
      return { kind, at, id: subjectId }
  }
}

/** Returns the office page of a notification's subject; the start page if there is none. */
function pageOf({ kind, subjectId, data }: Due): string {
  const pages = {
    order: `/orders/${subjectId}`,
    application: `/applications/${subjectId}`,
    complaint: `/orders/${data.order_id}`,
    message: `/inbox/messages/${subjectId}`,
    low_stock: `/products/${data.product_id}`,
    failed_mail: '',
  }
  return pages[kind]
}

/** Returns one e-mail with all due notifications of an operator; for a single one the button leads to its subject. */
export function noticeMail(
  due: readonly DueNotice[],
  { publicUrl, timeZone, subjects }: { publicUrl: string; timeZone: string; subjects: Subjects },
): MailOf<'operator_notice'> | undefined {
  const [first, second] = due
  if (!first) return undefined
  const { id, email: to, name } = first.operator
  const officeUrl = `${publicUrl}/office`
  const data = {
    name,
    notices: due.map(({ notice }) => toMailNotice(notice, subjects)),
    timeZone,
    url: second ? officeUrl : officeUrl + pageOf(first.notice),
    choiceUrl: `${officeUrl}/notices`,
  }
  return { kind: 'operator_notice', to, subjectId: id, locale: 'en-GB', data }
}
