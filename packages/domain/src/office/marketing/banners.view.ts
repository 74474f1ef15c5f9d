import type { BannerId } from '../../rules/content/banners'
import type { BannerView, ValuesView } from '../../platform/shared-views'
import type { BannerDraft, BannerField } from './banner-fields'

export type { BannerDraft, BannerField } from './banner-fields'

/** A place for a banner. */
export type BannerPlace = BannerId

/** `own`: nothing is set, and the shop's default is shown. */
export type BannerState = 'own' | 'planned' | 'shown' | 'ended'

/** A place in the list of banners. */
export interface ListedBannerView {
  id: BannerPlace
  state: BannerState
  /** The formatted day of the last change; null if nothing is set. */
  changed: string | null
  /** The name of the last editor; null if it is not known. */
  changedBy: string | null
  /** True if it has unsaved changes. */
  typed: boolean
  href: string
}

/** A banner as buyers see it. */
export type BannerPreviewView =
  | { place: 'banner_values'; view: ValuesView }
  | { place: Exclude<BannerPlace, 'banner_values'>; view: BannerView }

/** Why a field cannot be saved. `days`: the end is before the start. */
export type BannerFieldFault = 'missing' | 'link' | 'colour' | 'days'

/** A banner as a form. */
export interface BannerDetailView {
  id: BannerPlace
  state: BannerState
  draft: BannerDraft
  /** The fields of the place, in the order of the form. */
  fields: readonly BannerField[]
  /** Fields that differ from the stored banner. */
  changed: readonly BannerField[]
  /** Faults found before sending. */
  faults: Readonly<Partial<Record<BannerField, BannerFieldFault>>>
  preview: BannerPreviewView
}

/** A change by another operator. */
export interface RemoteBannerChange {
  field: BannerField
  /** Null if the field was empty. */
  before: string | null
  after: string | null
}
