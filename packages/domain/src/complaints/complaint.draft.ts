import type { ComplaintRequest } from '@skafferi/api'
import {
  checkComplaint,
  complaintLimits,
  toComplaintType,
  type ComplaintFaults,
  type ComplaintField,
  type ComplaintValues,
} from './complaint'
import { checkPicture, type PictureFault } from './picture.rules'

/** A file somebody chose. */
export interface ChosenPicture {
  /** Unique among the pictures. */
  id: string
  name: string
  /** What it says it is ("image/jpeg"). */
  mediaType: string
  bytes: number
  /** Where it can be seen in this browser; null where it cannot. */
  previewUrl: string | null
}

/** A picture of a complaint. */
export interface ComplaintPicture extends ChosenPicture {
  /** Why it cannot be sent; null where it can. */
  fault: PictureFault | null
  state: 'waiting' | 'uploading' | 'done' | 'failed'
  /** From 0 to 1; null while nobody knows. */
  progress: number | null
  /** Its address in the store; null until it is there. */
  url: string | null
}

/** A complaint being written. */
export interface ComplaintDraft {
  values: ComplaintValues
  pictures: readonly ComplaintPicture[]
  faults: ComplaintFaults
}

/** What can happen to it. */
export type ComplaintEvent =
  | { type: 'edited'; field: ComplaintField; value: string }
  | { type: 'pictures_chosen'; pictures: readonly ChosenPicture[] }
  | { type: 'picture_removed'; id: string }
  /** Submitted: faults are set, and pictures that are not uploaded yet are queued. */
  | { type: 'submitted' }
  | { type: 'progressed'; id: string; progress: number | null }
  /** The upload is over: the addresses of the pictures that arrived, by their ids. */
  | { type: 'uploaded'; urls: Readonly<Record<string, string>> }
  /** It was not taken, because of these fields where any are named. */
  | { type: 'refused'; fields: Readonly<Record<string, string>> }

/** A complaint with nothing in it. */
export function createComplaintDraft(): ComplaintDraft {
  return { values: { subject: '', type: '', description: '' }, pictures: [], faults: {} }
}

/** Pictures that the store does not have, by their ids. */
export function uploadsOf({ pictures }: ComplaintDraft): string[] {
  return pictures.filter(({ url }) => url === null).map(({ id }) => id)
}

/** Whether nothing is wrong with a complaint that was submitted. */
export function isSendable({ faults }: ComplaintDraft): boolean {
  return Object.keys(faults).length === 0
}

/**
 * The complaint to send.
 * @throws Error unless it was checked
 */
export function toComplaint({ values, pictures }: ComplaintDraft, orderId: string): ComplaintRequest {
  const type = toComplaintType(values.type)
  if (type === undefined) throw new Error('toComplaint: the complaint is not complete.')
  return {
    subject: values.subject.trim(),
    type,
    description: values.description.trim(),
    images: pictures.flatMap(({ url }) => (url === null ? [] : [url])),
    order_id: orderId,
  }
}

/** What becomes of a complaint. */
export function transition(draft: ComplaintDraft, event: ComplaintEvent): ComplaintDraft {
  const { values, pictures, faults } = draft
  switch (event.type) {
    case 'edited': {
      const { [event.field]: _, ...others } = faults
      return { values: { ...values, [event.field]: event.value }, pictures, faults: others }
    }
    case 'pictures_chosen':
      return withPictures(draft, [...pictures, ...event.pictures.map(toPicture)])
    case 'picture_removed':
      return withPictures(draft, pictures.filter(({ id }) => id !== event.id))
    case 'submitted':
      return submit(draft)
    case 'progressed':
      return { ...draft, pictures: pictures.map((each) => (each.id === event.id ? withProgress(each, event.progress) : each)) }
    case 'uploaded':
      return { ...draft, pictures: pictures.map((each) => withUrl(each, event.urls)) }
    case 'refused':
      return refuse(draft, event.fields)
  }
}

function toPicture(chosen: ChosenPicture): ComplaintPicture {
  return { ...chosen, fault: checkPicture(chosen), state: 'waiting', progress: null, url: null }
}

function withPictures({ values, faults }: ComplaintDraft, all: readonly ComplaintPicture[]): ComplaintDraft {
  const { pictures: _, ...others } = faults
  const pictures = all.slice(0, complaintLimits.pictures)
  const tooMany = pictures.length < all.length
  return { values, pictures, faults: tooMany ? { ...others, pictures: 'too_many' } : others }
}

function submit({ values, pictures }: ComplaintDraft): ComplaintDraft {
  const unusable = pictures.some(({ fault }) => fault !== null)
  const faults: ComplaintFaults = { ...checkComplaint(values), ...(unusable && { pictures: 'unusable' }) }
  if (Object.keys(faults).length > 0) return { values, pictures, faults }
  const waiting = pictures.map((each): ComplaintPicture =>
    each.url === null ? { ...each, state: 'waiting', progress: null } : each,
  )
  return { values, pictures: waiting, faults }
}

function withProgress(picture: ComplaintPicture, progress: number | null): ComplaintPicture {
  return { ...picture, state: 'uploading', progress }
}

function withUrl(picture: ComplaintPicture, urls: Readonly<Record<string, string>>): ComplaintPicture {
  const url = picture.url ?? (Object.hasOwn(urls, picture.id) ? urls[picture.id] : undefined)
  return url === undefined ? picture : { ...picture, state: 'done', progress: 1, url }
}

/**
 * Everything stays as it was. Pictures that the store does not have are uploaded next time; so are those that it no
 * longer has, which it names by their addresses.
 */
function refuse({ values, pictures }: ComplaintDraft, fields: Readonly<Record<string, string>>): ComplaintDraft {
  const faults: ComplaintFaults = {}
  for (const field of ['subject', 'type', 'description'] as const) {
    if (field in fields) faults[field] = 'invalid'
  }
  const kept = pictures.map((each): ComplaintPicture =>
    each.url === null || Object.hasOwn(fields, each.url)
      ? { ...each, state: 'failed', progress: null, url: null }
      : each,
  )
  return { values, pictures: kept, faults }
}
