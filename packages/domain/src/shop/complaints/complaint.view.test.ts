import { describe, expect, it } from 'vitest'
import { complaintLimits, complaintTypes } from './complaint'
import {
  createComplaintDraft,
  toComplaintView,
  transition,
  type ChosenPicture,
  type ComplaintSubmission,
} from './index'

const locale = 'en-GB'
const chosen: ChosenPicture = {
  id: 'a',
  name: 'bag.jpg',
  mediaType: 'image/jpeg',
  bytes: 1_258_291,
  previewUrl: 'blob:a',
}
const open: ComplaintSubmission = { busy: false, problem: null }
const withPictures = (...pictures: ChosenPicture[]) =>
  transition(createComplaintDraft(), { type: 'pictures_chosen', pictures })
const picturesOf = (...pictures: ChosenPicture[]) => toComplaintView(withPictures(...pictures), open, locale).pictures

describe('the view of the complaint form', () => {
  it('is empty at first, without errors', () => {
    expect(toComplaintView(createComplaintDraft(), open, locale)).toEqual({
      status: 'editing',
      values: { subject: '', type: '', description: '' },
      faults: {},
      lines: [],
      invalidLineId: null,
      pictures: [],
      types: complaintTypes,
      limits: complaintLimits,
      pictureTypes: 'image/jpeg,image/png,image/webp',
      problem: null,
      caseNumber: null,
      restored: false,
      lostPictures: [],
    })
  })

  it('has each picture with its size and preview', () => {
    expect(picturesOf(chosen, { ...chosen, id: 'b', bytes: 48_211, previewUrl: null })).toEqual([
      {
        id: 'a',
        name: 'bag.jpg',
        size: '1.2 MB',
        previewUrl: 'blob:a',
        status: 'waiting',
        progress: null,
        fault: null,
        reason: null,
      },
      expect.objectContaining({ id: 'b', size: '48 kB', previewUrl: null }),
    ])
  })

  it('rounds sizes up to kilobytes, and shows megabytes above', () => {
    const sizeOf = (bytes: number) => picturesOf({ ...chosen, bytes })[0]?.size
    expect([1, 1024, 1025, 1_047_552, 1_048_576, 5_242_880].map(sizeOf)).toEqual([
      '1 kB',
      '1 kB',
      '2 kB',
      '1,023 kB',
      '1 MB',
      '5 MB',
    ])
  })

  it('has the entries and their errors', () => {
    const faults = { subject: 'required' } as const
    const values = { subject: 'Torn bags', type: '', description: '' } as const
    expect(toComplaintView({ ...createComplaintDraft(), values, faults }, open, locale)).toMatchObject({
      values,
      faults,
    })
  })

  it('shows an invalid picture as failed, with the reason', () => {
    expect(picturesOf({ ...chosen, mediaType: 'image/gif' })).toMatchObject([{ status: 'failed', fault: 'wrong_type' }])
  })

  it('shows a picture that was not uploaded as failed', () => {
    const draft = transition(withPictures(chosen), { type: 'refused', fields: {} })
    const problem = { action: 'upload_pictures', code: 'incomplete_upload', message: null, fields: {} } as const
    expect(toComplaintView(draft, { busy: false, problem }, locale)).toMatchObject({
      status: 'editing',
      problem,
      pictures: [{ status: 'failed', fault: null }],
    })
  })

  it('shows the upload until all pictures are there, and then the submission', () => {
    const statusOf = (draft: ReturnType<typeof withPictures>) =>
      toComplaintView(draft, { busy: true, problem: null }, locale).status
    expect(statusOf(withPictures(chosen))).toBe('uploading')
    expect(statusOf(transition(withPictures(chosen), { type: 'uploaded', urls: { a: '/a.webp' }, reasons: {} }))).toBe(
      'submitting',
    )
    expect(statusOf(createComplaintDraft())).toBe('submitting')
  })

  it('ends with the case number only', () => {
    expect(toComplaintView(withPictures(chosen), { ...open, result: 2004 }, locale)).toMatchObject({
      status: 'sent',
      caseNumber: '2004',
      problem: null,
      pictures: [],
    })
  })
})
