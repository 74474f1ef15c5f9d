import type { AccountAction } from '../account-problem-text'
import type { Problem } from '../problem-text'

/** What is asked for in words. */
export type ComplaintField = 'subject' | 'type' | 'description'

/** What is wrong with a complaint, by field. */
export type ComplaintFaults = Partial<Record<ComplaintField, 'required' | 'too_long' | 'invalid'>> & {
  pictures?: 'too_many' | 'unusable'
}

/** The order a complaint is about, ready to show. */
export interface ComplaintOrder {
  /** Its first product's name. */
  title: string
  /** That product's picture; without an address the outline of a pack stands in its place. */
  picture: { src: string | null; alt: string }
  /** The number people say on the phone. */
  displayId: string
  /** The day it was placed, as shown. */
  date: string
  /** Its own three statuses as the store names them. */
  status: string
  fulfillment: string
  payment: string
}

/** A picture of a complaint, ready to show. */
export interface ComplaintPicture {
  id: string
  name: string
  /** As shown ("1.2 MB"). */
  size: string
  /** Where it can be seen in this browser; `null` where it cannot. */
  previewUrl: string | null
  status: 'waiting' | 'uploading' | 'done' | 'failed'
  /** From 0 to 1; `null` while nobody knows. */
  progress: number | null
  /** Why it cannot be sent; `null` where it can, or where only its upload failed. */
  fault: 'wrong_type' | 'too_large' | 'empty' | null
}

/** A complaint being written, and how far it is. */
export interface ComplaintForm {
  status: 'editing' | 'uploading' | 'submitting' | 'sent'
  /** What was entered; empty where nothing was. */
  values: Record<ComplaintField, string>
  /** What was wrong when it was sent last; a field that was edited since is no longer blamed. */
  faults: ComplaintFaults
  pictures: readonly ComplaintPicture[]
  /** Why it was not sent; `null` where nothing failed. */
  problem: Problem<AccountAction> | null
  /** The number people say on the phone; `null` until it is filed. */
  caseNumber: string | null
}

/** The most characters the texts take, and the most pictures. */
export interface ComplaintLimits {
  subject: number
  description: number
  pictures: number
}
