import type { components } from '@skafferi/api/admin'
import { addDays, wallClock } from '../../rules/delivery/calendar'
import { amountText } from '../../rules/text/amount-text'
import { formatMoney, formatNumber, formatPercent, toMinor } from '../../platform/format'
import { toListPage } from '../list-page'
import { formatDateTime } from '../date-time'
import type { Office } from '../office-context'
import type { RemoteOfferChange, ListedPromotionsView, PromotionDraft } from './promotions.view'

type Schemas = components['schemas']
type Promotion = Schemas['AdminPromotion']

/** The day of a start in the shop's time zone. */
export const firstDay = (iso: string, { timeZone }: Office) => wallClock(new Date(iso), timeZone).date

/** The last day before an end in the shop's time zone; an end at midnight belongs to the day before. */
export function lastDay(iso: string, { timeZone }: Office): string {
  const { date, time } = wallClock(new Date(iso), timeZone)
  return time === '00:00' ? addDays(date, -1) : date
}

/** The values of an offer that differ, by name. */
export function changedValues<Name extends RemoteOfferChange['what']>(
  before: Readonly<Record<Name, string | null>>,
  after: Readonly<Record<Name, string | null>>,
): RemoteOfferChange[] {
  const names = Object.keys(after) as Name[]
  return names
    .map((what) => ({ what, before: before[what], after: after[what] }))
    .filter((change) => change.before !== change.after)
}

function valuesOf(
  promotion: Promotion,
  office: Office,
): Record<Exclude<RemoteOfferChange['what'], 'title' | 'products'>, string | null> {
  const { type, value, currency_code, minimum, starts_at, ends_at, usage_limit, usage_limit_per_company } = promotion
  const money = (amount: number) => formatMoney(toMinor(amount), currency_code, office.locale)
  const figure = (limit: number | null) => (limit === null ? null : formatNumber(limit, office.locale))
  return {
    value: type === 'fixed' ? money(value) : formatPercent(value, office.locale),
    begins: formatDateTime(starts_at, office),
    ends: ends_at && formatDateTime(ends_at, office),
    minimum: minimum === 0 ? null : money(minimum),
    limit: figure(usage_limit),
    companyLimit: figure(usage_limit_per_company),
  }
}

/** A page of promo codes. */
export function toListedPromotions(
  { promotions, ...page }: Schemas['AdminPromotionList'],
  office: Office,
): ListedPromotionsView {
  return {
    ...toListPage(page, promotions.length),
    rows: promotions.map((promotion) => {
      const { value, begins, ends, minimum, limit } = valuesOf(promotion, office)
      const { id, code, state, times_used } = promotion
      return {
        id,
        code,
        state,
        discount: value ?? '',
        begins: begins ?? '',
        until: ends,
        minimum,
        limit,
        used: formatNumber(times_used, office.locale),
      }
    }),
  }
}

const inputValue = (figure: number | null) => (figure === null ? '' : String(figure))

/** The draft of a promo code. */
export function toPromotionDraft(promotion: Promotion, office: Office): PromotionDraft {
  return {
    code: promotion.code,
    type: promotion.type,
    value: promotion.type === 'fixed' ? amountText(promotion.value) : String(promotion.value),
    starts: firstDay(promotion.starts_at, office),
    ends: promotion.ends_at === null ? '' : lastDay(promotion.ends_at, office),
    minimum: promotion.minimum === 0 ? '' : amountText(promotion.minimum),
    limit: inputValue(promotion.usage_limit),
    companyLimit: inputValue(promotion.usage_limit_per_company),
  }
}

/** The changes of a promo code since it was read. */
export function remotePromotionChanges(before: Promotion, after: Promotion, office: Office): RemoteOfferChange[] {
  return changedValues(valuesOf(before, office), valuesOf(after, office))
}
