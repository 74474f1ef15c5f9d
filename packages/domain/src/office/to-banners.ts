import type { components } from '@skafferi/api/admin'
import { toBannerView, toValuesView, type BannerId, type BannerView, type ValuesView } from '../content'
import { bannerNumbers, fieldsOfPlace, type BannerDraft, type BannerField } from './banner-fields'
import type { BannerPreviewView, RemoteBannerChange, ListedBannerView } from './banners.view'
import { bannerContentOf } from './banner-change'
import { formatDay } from './date-time'
import type { Office } from './office-context'
import { firstDay, lastDay } from './to-promotions'

type AdminBanner = components['schemas']['AdminBanner']

/** The shop's own words, which stand where nothing is set, and where banners may lead beside the shop itself. */
export interface BannerSurroundings {
  own: Readonly<Record<Exclude<BannerId, 'banner_values'>, BannerView>> & { readonly banner_values: ValuesView }
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

/** Where a button leads that leads nowhere of its own: the page's own way, as an address that can be typed. */
const ownWay = (id: BannerId) => (id === 'banner_promo' || id === 'banner_side' ? '/products' : '/sign-in')

const hrefOf = (id: BannerId, { text, href }: { text: string | null; href: string | null }) =>
  href ?? (text ? ownWay(id) : '')

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

/** A banner as it is typed: where nothing is set, the shop's own words. */
export function toBannerDraft(banner: AdminBanner, { own, hosts }: BannerSurroundings, office: Office): BannerDraft {
  const { id, state, title } = banner
  const source = { ...banner, title: title ?? undefined }
  const said =
    id === 'banner_values'
      ? fromValues(
          state === 'own'
            ? own.banner_values
            : { ...toValuesView(source, { title: '', tabs: [] }, hosts), title: title ?? '' },
        )
      : fromView(id, state === 'own' ? own[id] : toBannerView(source, empty, hosts))
  const all: BannerDraft = { ...said, ...daysOf(banner, office) }
  return Object.fromEntries(fieldsOfPlace[id].map((field) => [field, all[field] ?? '']))
}

/** Fields of two drafts that differ. */
export const changedFields = (id: BannerId, before: BannerDraft, after: BannerDraft): BannerField[] =>
  fieldsOfPlace[id].filter((field) => before[field] !== after[field])

/** What buyers see once a draft is saved and shown, read as the shop's own pages read it. */
export function toBannerPreview(
  banner: AdminBanner,
  draft: BannerDraft,
  isTyped: boolean,
  { own, hosts }: BannerSurroundings,
): BannerPreviewView {
  const { id } = banner
  const isOwn = banner.state === 'own' && !isTyped
  const source = { id, ...bannerContentOf(banner, draft) }
  if (id === 'banner_values') return { place: id, view: isOwn ? own[id] : toValuesView(source, own[id], hosts) }
  return { place: id, view: isOwn ? own[id] : toBannerView(source, own[id], hosts) }
}

/** What a colleague has changed since a banner was read. */
export function remoteBannerChanges(
  before: AdminBanner,
  after: AdminBanner,
  around: BannerSurroundings,
  office: Office,
): RemoteBannerChange[] {
  const [old, now] = [toBannerDraft(before, around, office), toBannerDraft(after, around, office)]
  return changedFields(after.id, old, now).map((field) => ({
    field,
    before: old[field] || null,
    after: now[field] || null,
  }))
}

/** A place in the list of them. */
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
