import { createWorld } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import { toOrderDetailView } from '../orders'
import { startComplaint, toComplaintOrderView, toComplaintView, transition, type ChosenPicture } from './index'

const locale = 'en-GB'
const chosen: ChosenPicture = {
  id: 'a',
  name: 'bag.jpg',
  mediaType: 'image/jpeg',
  bytes: 1_258_291,
  previewUrl: 'blob:a',
}
const picturesOf = (...pictures: ChosenPicture[]) =>
  toComplaintView(transition(startComplaint(), { type: 'pictures_chosen', pictures }), locale).pictures

describe('what the form of a complaint shows', () => {
  it('is empty at first, with nothing blamed', () => {
    expect(toComplaintView(startComplaint(), locale)).toEqual({
      status: 'editing',
      values: { subject: '', type: '', description: '' },
      faults: {},
      pictures: [],
      problem: null,
      caseNumber: null,
    })
  })

  it('names each picture with its size and its preview', () => {
    expect(picturesOf(chosen, { ...chosen, id: 'b', bytes: 48_211, previewUrl: null })).toEqual([
      {
        id: 'a',
        name: 'bag.jpg',
        size: '1.2 MB',
        previewUrl: 'blob:a',
        status: 'waiting',
        progress: null,
        fault: null,
      },
      expect.objectContaining({ id: 'b', size: '48 kB', previewUrl: null }),
    ])
  })

  it('shows a picture that cannot be sent as failed, and why', () => {
    expect(picturesOf({ ...chosen, mediaType: 'image/gif' })).toMatchObject([{ status: 'failed', fault: 'wrong_type' }])
  })

  it('shows a picture that did not arrive as failed', () => {
    const values = [
      { type: 'edited', field: 'subject', value: 'Torn' },
      { type: 'edited', field: 'type', value: 'Other' },
      { type: 'edited', field: 'description', value: 'Two bags' },
      { type: 'pictures_chosen', pictures: [chosen] },
      { type: 'submitted' },
      { type: 'uploaded', urls: {} },
    ] as const
    const view = toComplaintView(values.reduce(transition, startComplaint()), locale)
    expect(view).toMatchObject({
      status: 'editing',
      problem: { action: 'upload_pictures' },
      pictures: [{ status: 'failed', fault: null }],
    })
  })

  it('ends with the case number alone', () => {
    expect(toComplaintView({ status: 'sent', caseNumber: '2004' }, locale)).toMatchObject({
      status: 'sent',
      caseNumber: '2004',
      pictures: [],
    })
  })
})

it('the order it is about keeps its own three statuses', () => {
  for (const { order } of createWorld().orders) {
    expect(toComplaintOrderView(toOrderDetailView(order, locale))).toEqual({
      title: order.items[0]!.product_title,
      picture: { src: order.items[0]!.thumbnail, alt: order.items[0]!.product_title },
      displayId: String(order.display_id),
      date: expect.any(String),
      status: order.status,
      fulfillment: order.fulfillment_status,
      payment: order.payment_status,
    })
  }
})
