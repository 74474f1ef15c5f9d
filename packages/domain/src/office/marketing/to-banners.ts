import type { components } from '@skafferi/api/admin'
import { type BannerId } from '../../rules/content/banners'
import { toBannerView, toValuesView, type BannerView, type ValuesView } from '../../platform/shared-views'
import { bannerNumbers, fieldsOfPlace, type BannerDraft, type BannerField } from './banner-fields'
import type { BannerPreviewView, RemoteBannerChange, ListedBannerView } from './banners.view'
import { bannerContentOf } from './banner-change'
import { formatDay } from '../date-time'
import { changedFields } from '../forms/form-edits'
import type { Office } from '../office-context'
import { firstDay, lastDay } from './to-promotions'

type AdminBanner = components['schemas']['AdminBanner']

/** The shop's default banners, and the allowed hosts of links apart from the shop's own. */
export interface BannerDefaults {
  banners: Readonly<Record<Exclude<BannerId, 'banner_values'>, BannerView>> & { readonly banner_values: ValuesView }
  hosts: readonly string[]
}

const empty: BannerView = {
  title: '',
  subtitle: '',
  price: null,
  badge: null,
  background: null,
  action: { text: '', href: null },
  pictures: [],
}

/** The default link of a button without one. */
const defaultHref = (id: BannerId) => (id === 'banner_promo' || id === 'banner_side' ? '/products' : '/sign-in')

const hrefOf = (id: BannerId, { text, href }: { text: string | null; href: string | null }) =>
  href ?? (text ? defaultHref(id) : '')

function fromValues({ title, tabs }: ValuesView): Partial<Record<BannerField, string>> {
  const draft: Partial<Record<BannerField, string>> = { title }
  for (const tab of tabs) {
    const number = bannerNumbers.find((each) => each === tab.id)
    if (number === undefined) continue
    draft[`name.${number}`] = tab.name
    draft[`business.${number}`] = tab.business
    draft[`location.${number}`] = tab.location
    draft[`description.${number}`] = tab.description
    draft[`button.${number}`] = tab.action.text ?? ''
    draft[`href.${number}`] = hrefOf('banner_values', tab.action)
    draft[`picture.${number}`] = tab.pictures[0] ?? ''
  }
  return draft
}

function fromView(
  id: BannerId,
  { title, subtitle, price, badge, background, action, pictures }: BannerView,
): Partial<Record<BannerField, string>> {
  return {
    title,
    subtitle,
    price: price ?? '',
    badge: badge ?? '',
    background: background ?? '',
    'button.1': action.text,
    'href.1': hrefOf(id, action),
    ...Object.fromEntries(bannerNumbers.map((number, index) => [`picture.${number}`, pictures[index]?.src ?? ''])),
  }
}

const daysOf = ({ starts_at, ends_at }: AdminBanner, office: Office) => ({
  starts: starts_at === null ? '' : firstDay(starts_at, office),
  ends: ends_at === null ? '' : lastDay(ends_at, office),
})

/** The draft of a banner; the shop's default if nothing is set. */
export function toBannerDraft(banner: AdminBanner, { banners, hosts }: BannerDefaults, office: Office): BannerDraft {
  const { id, state, title } = banner
  const source = { ...banner, title: title ?? undefined }
  const fields =
    id === 'banner_values'
      ? fromValues(
          state === 'own'
            ? banners.banner_values
            : { ...toValuesView(source, { title: '', tabs: [] }, hosts), title: title ?? '' },
        )
      : fromView(id, state === 'own' ? banners[id] : toBannerView(source, empty, hosts))
  const all: BannerDraft = { ...fields, ...daysOf(banner, office) }
  return Object.fromEntries(fieldsOfPlace[id].map((field) => [field, all[field] ?? '']))
}

/** The banner as buyers will see it after saving, with the conversion that the shop's pages use. */
export function toBannerPreview(
  banner: AdminBanner,
  draft: BannerDraft,
  isTyped: boolean,
  { banners, hosts }: BannerDefaults,
): BannerPreviewView {
  const { id } = banner
  const isDefault = banner.state === 'own' && !isTyped
  const source = { id, ...bannerContentOf(banner, draft) }
  if (id === 'banner_values')
    return { place: id, view: isDefault ? banners[id] : toValuesView(source, banners[id], hosts) }
  return { place: id, view: isDefault ? banners[id] : toBannerView(source, banners[id], hosts) }
}

/** The changes by another operator since a banner was read. */
export function remoteBannerChanges(
  before: AdminBanner,
  after: AdminBanner,
  defaults: BannerDefaults,
  office: Office,
): RemoteBannerChange[] {
  const [old, now] = [toBannerDraft(before, defaults, office), toBannerDraft(after, defaults, office)]
  return changedFields(now, old).map((field) => ({
    field,
    before: old[field] || null,
    after: now[field] || null,
  }))
}

/** Converts a banner for the list. */
export function toListedBanner(
  { id, state, changed_at, changed_by }: AdminBanner,
  typed: boolean,
  office: Office,
): ListedBannerView {
  return {
    id,
    state,
    changed: changed_at && formatDay(changed_at, office),
    changedBy: changed_by,
    typed,
    href: office.paths.banner(id),
  }
}
