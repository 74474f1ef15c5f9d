import { ApiError } from '@skafferi/api'
import { createWorld } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import { parseBanner, toBannerFault } from './banner-answer'

const [banner] = createWorld({ base: new Date('2026-11-20T08:00:00Z') }).banners

describe('parseBanner', () => {
  it('returns the banner of a response', () => {
    expect(parseBanner({ banner })).toEqual({ banner })
  })

  it('accepts a response that is the banner itself', () => {
    expect(parseBanner(banner)).toEqual({ banner })
  })

  it.each([undefined, null, ''])('finds no data in %j', (answer) => {
    expect(parseBanner(answer)).toEqual({ fault: { code: 'no_data' } })
  })

  const others = [{}, { banner: null }, { banner: [] }, { message: 'Fine.' }, [], 'banner', 7]

  it.each(others)('finds no banner in %j', (answer) => {
    expect(parseBanner(answer)).toEqual({ fault: { code: 'no_banner' } })
  })

  it.each([{ banner: { title: 'Hello' } }, { banner: { id: '', title: 'Hello' } }, { title: 'Hello' }, { banner: {} }])(
    'finds a banner without an id in %j',
    (answer) => {
      expect(parseBanner(answer)).toEqual({ fault: { code: 'no_id' } })
    },
  )
})

describe('toBannerFault', () => {
  it('has the status and message of an error response', () => {
    const error = new ApiError(404, { code: 'banner_not_found', message: 'No banner data found' })
    expect(toBannerFault(error)).toEqual({ code: 'refused', status: 404, message: 'No banner data found' })
  })

  it.each(['network', 'timeout'])('is no_answer for %s', (code) => {
    expect(toBannerFault(new ApiError(0, { code, message: 'The store could not be reached.' }))).toEqual({
      code: 'no_answer',
    })
  })

  it('is no_data for an empty response', () => {
    const error = new ApiError(0, { code: 'unexpected_state', message: '' })
    expect(toBannerFault(error)).toEqual({ code: 'no_data' })
  })

  it('is unknown for other errors', () => {
    expect(toBannerFault(new ApiError(0, { code: 'unreadable_answer', message: '' }))).toEqual({ code: 'unknown' })
    expect(toBannerFault(new SyntaxError('Unexpected end of JSON input'))).toEqual({ code: 'unknown' })
  })
})
