import type { MailNotice, MailOf } from '../../mail/messages'
import type { DueNotice } from './notices.repo'

type Due = DueNotice['notice']

const number = (value: unknown) => Number(value)

/** A notice as its e-mail says it. */
function toMailNotice({ kind, subjectId, data, createdAt: at }: Due): MailNotice {
  switch (kind) {
    case 'order':
    case 'complaint':
      return { kind, at, number: number(data.display_id) }
    case 'application':
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

/** The page of the office that shows what a notice is about; the office's first where none does. */
function pageOf({ kind, subjectId, data }: Due): string {
  const pages = {
    order: `/orders/${subjectId}`,
    application: `/applications/${subjectId}`,
    complaint: `/orders/${data.order_id}`,
    low_stock: `/products/${data.product_id}`,
    failed_mail: '',
  }
  return pages[kind]
}

/** One e-mail to an operator with all that they are to be told; its button leads to what a single notice is about. */
export function noticeMail(
  due: readonly DueNotice[],
  { publicUrl, timeZone }: { publicUrl: string; timeZone: string },
): MailOf<'operator_notice'> | undefined {
  const [first, second] = due
  if (!first) return undefined
  const { id, email: to, name } = first.operator
  const officeUrl = `${publicUrl}/office`
  const data = {
    name,
    notices: due.map(({ notice }) => toMailNotice(notice)),
    timeZone,
    url: second ? officeUrl : officeUrl + pageOf(first.notice),
    choiceUrl: `${officeUrl}/notices`,
  }
  return { kind: 'operator_notice', to, subjectId: id, locale: 'en-GB', data }
}
