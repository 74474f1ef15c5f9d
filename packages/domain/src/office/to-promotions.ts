import type { components } from '@skafferi/api/admin'
import { addDays, wallClock } from '../checkout/calendar.rules'
import { formatMoney, formatNumber, formatPercent, toMinor } from '../format'
import { toListPage } from './list-page'
import { formatDateTime } from './date-time'
import type { Office } from './office-context'
import type { RemoteOfferChange, ListedPromotionsView, PromotionDraft } from './promotions.view'

type Schemas = components['schemas']
type Promotion = Schemas['AdminPromotion']

/** The day something begins on, by the shop's calendar. */
export const firstDay = (iso: string, { timeZone }: Office) => wallClock(new Date(iso), timeZone).date

/** The last day of what ends at a moment: midnight ends the day before. */
export function lastDay(iso: string, { timeZone }: Office): string {
  const { date, time } = wallClock(new Date(iso), timeZone)
  return time === '00:00' ? addDays(date, -1) : date
}

function factsOf(
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
      const { value, begins, ends, minimum, limit } = factsOf(promotion, office)
      const { id, code, state, times_used } = promotion
      return {
        id,
        code,
        state,
        off: value ?? '',
        begins: begins ?? '',
        until: ends,
        minimum,
        limit,
        used: formatNumber(times_used, office.locale),
      }
    }),
  }
}

const typed = (figure: number | null) => (figure === null ? '' : String(figure))

/** A promo code as it is typed. */
export function toPromotionDraft(promotion: Promotion, office: Office): PromotionDraft {
  return {
    code: promotion.code,
    type: promotion.type,
    value: String(promotion.value),
    starts: firstDay(promotion.starts_at, office),
    ends: promotion.ends_at === null ? '' : lastDay(promotion.ends_at, office),
    minimum: promotion.minimum === 0 ? '' : promotion.minimum.toFixed(2),
    limit: typed(promotion.usage_limit),
    companyLimit: typed(promotion.usage_limit_per_company),
  }
}

/** What is another one since a promo code was read. */
export function remotePromotionChanges(before: Promotion, after: Promotion, office: Office): RemoteOfferChange[] {
  const [old, now] = [factsOf(before, office), factsOf(after, office)]
  const all = Object.keys(now) as (keyof typeof now)[]
  return all
    .map((what) => ({ what, before: old[what], after: now[what] }))
    .filter((change) => change.before !== change.after)
}
