import { ApiError } from '@skafferi/api'
import { createWorld } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import { parseBanner, toBannerFault } from './banner-answer'

const [banner] = createWorld({ base: new Date('2026-11-20T08:00:00Z') }).banners

describe('a banner is read from an answer', () => {
  it('that holds it', () => {
    expect(parseBanner({ banner })).toEqual({ banner })
  })

  it('that is the banner itself', () => {
    expect(parseBanner(banner)).toEqual({ banner })
  })

  it.each([undefined, null, ''])('and %j is no data', (answer) => {
    expect(parseBanner(answer)).toEqual({ fault: { code: 'no_data' } })
  })

  const others = [{}, { banner: null }, { banner: [] }, { message: 'Fine.' }, [], 'banner', 7]

  it.each(others)('and %j has no banner', (answer) => {
    expect(parseBanner(answer)).toEqual({ fault: { code: 'no_banner' } })
  })

  it.each([{ banner: { title: 'Hello' } }, { banner: { id: '', title: 'Hello' } }, { title: 'Hello' }, { banner: {} }])(
    'and %j has a banner without an id',
    (answer) => {
      expect(parseBanner(answer)).toEqual({ fault: { code: 'no_id' } })
    },
  )
})

describe('a call for a banner fails', () => {
  it('with what the server answered', () => {
    const error = new ApiError(404, { code: 'banner_not_found', message: 'No banner data found' })
    expect(toBannerFault(error)).toEqual({ code: 'refused', status: 404, message: 'No banner data found' })
  })

  it.each(['network', 'timeout'])('without an answer: %s', (code) => {
    expect(toBannerFault(new ApiError(0, { code, message: 'The store could not be reached.' }))).toEqual({
      code: 'no_answer',
    })
  })

  it('with an answer that says nothing', () => {
    const error = new ApiError(0, { code: 'unexpected_state', message: '' })
    expect(toBannerFault(error)).toEqual({ code: 'no_data' })
  })

  it('for any other reason', () => {
    expect(toBannerFault(new ApiError(0, { code: 'unreadable_answer', message: '' }))).toEqual({ code: 'unknown' })
    expect(toBannerFault(new SyntaxError('Unexpected end of JSON input'))).toEqual({ code: 'unknown' })
  })
})
