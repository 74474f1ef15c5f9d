import type { Problem } from '@skafferi/domain/platform/action/views'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'

const KNOWN = [
  'network',
  'timeout',
  'role_not_allowed',
  'unauthorized',
  'invalid_credentials',
  'already_decided',
  'already_asked',
  'application_answered',
  'product_changed',
  'already_archived',
  'not_archived',
  'company_changed',
  'promotion_changed',
  'flash_sale_changed',
  'banner_changed',
  'link_not_allowed',
  'not_a_picture',
  'promo_code_ended',
  'code_taken',
  'flash_sale_ended',
  'flash_sale_begun',
  'flash_sale_not_begun',
  'already_blocked',
  'not_blocked',
  'email_taken',
  'company_blocked',
  'not_whole',
  'not_amount',
  'ambiguous_amount',
  'other_currency',
  'first_tier',
  'import_not_checked',
  'webhook_disabled',
  'too_many_webhooks',
  'import_changed',
  'import_not_matching',
  'import_not_applied',
  'already_captured',
  'order_canceled',
  'nothing_left',
  'not_charged',
  'nothing_to_refund',
  'customer_erased',
  'already_sent',
] as const

const isKnown = (code: string): code is (typeof KNOWN)[number] => (KNOWN as readonly string[]).includes(code)

/**
 * The text of a problem: from the catalogue if the code is known, otherwise the store's message. `null` without a
 * problem.
 */
export function useOfficeProblem(): (
  problem: Pick<Problem<'office'>, 'code' | 'message' | 'params'> | null,
) => string | null {
  const t = useWords(officeWords)
  return (problem) => {
    if (problem === null) return null
    const { name, left } = problem.params ?? {}
    if (problem.code === 'order_changed')
      return t('failed.code.order_changed', { name: String(name ?? t('failed.someone')) })
    if (problem.code === 'line_refunded')
      return t('failed.code.line_refunded', { lines: String(problem.params?.lines) })
    if (problem.code === 'too_many_pieces')
      return t('failed.code.too_many_pieces', { name: String(name), left: Number(left) })
    if (problem.code === 'too_many_to_refund')
      return t('failed.code.too_many_to_refund', { name: String(name), left: Number(left) })
    if (problem.code === 'refund_too_high')
      return t('failed.code.refund_too_high', { left: Number(left), currency: String(problem.params?.currency) })
    if (problem.code === 'stock_changed') {
      const { sku, seen, now } = problem.params ?? {}
      return t('failed.code.stock_changed', { sku: String(sku), seen: Number(seen), now: Number(now) })
    }
    if (problem.code === 'already_answered')
      return t('failed.code.already_answered', { name: String(name ?? t('failed.someone')) })
    if (problem.code === 'already_closed')
      return t('failed.code.already_closed', { name: String(name ?? t('failed.someone')) })
    if (problem.code === 'already_decided' && name !== undefined)
      return t('failed.code.decided_by', { name: String(name) })
    return isKnown(problem.code) ? t(`failed.code.${problem.code}`) : (problem.message ?? t('failed.code.unknown'))
  }
}
