import type { BannerId, BannerView, ValuesView } from '../content'
import type { BannerDraft, BannerField } from './banner-fields'

export type { BannerDraft, BannerField } from './banner-fields'

/** A place for a banner. */
export type BannerPlace = BannerId

/** `own`: the shop's own words stand there, and nothing is set. */
export type BannerState = 'own' | 'planned' | 'shown' | 'ended'

/** A place in the list of them. */
export interface ListedBannerView {
  id: BannerPlace
  state: BannerState
  /** The day on which it was changed; null where nothing is set. */
  changed: string | null
  /** Who changed it; null where nobody is known by name. */
  changedBy: string | null
  /** Something was typed that is not saved. */
  typed: boolean
  href: string
}

/** What buyers see at a place. */
export type BannerPreviewView =
  | { place: 'banner_values'; view: ValuesView }
  | { place: Exclude<BannerPlace, 'banner_values'>; view: BannerView }

/** Why a field cannot be saved as it is typed. */
export type BannerFieldFault = 'missing' | 'link' | 'colour' | 'days'

/** A banner as a form. */
export interface BannerDetailView {
  id: BannerPlace
  state: BannerState
  draft: BannerDraft
  /** What can be said there, in the form's order. */
  fields: readonly BannerField[]
  /** Fields that differ from what is kept. */
  changed: readonly BannerField[]
  /** What is wrong with fields, known before anything is sent. */
  wrong: Readonly<Partial<Record<BannerField, BannerFieldFault>>>
  preview: BannerPreviewView
}

/** What a colleague has changed. */
export interface RemoteBannerChange {
  field: BannerField
  /** Null where nothing stood there. */
  before: string | null
  after: string | null
}
