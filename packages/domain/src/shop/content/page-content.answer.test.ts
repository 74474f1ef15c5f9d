import { ApiError } from '@skafferi/api'
import { createWorld } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import { parsePageContent, toContentFault } from './page-content.answer'

const { landing } = createWorld({ base: new Date('2026-11-20T08:00:00Z') }).pages

describe('parsePageContent', () => {
  it('returns the blocks of a response', () => {
    expect(parsePageContent({ page_content: landing })).toEqual({ content: landing })
  })

  it('accepts a page without blocks', () => {
    const content = { page: 'faq', blocks: [] }
    expect(parsePageContent({ page_content: content })).toEqual({ content })
  })

  it.each([undefined, null, ''])('finds no data in %j', (answer) => {
    expect(parsePageContent(answer)).toEqual({ fault: { code: 'no_data' } })
  })

  const others = [{}, { page_content: null }, { page_content: [] }, { page_content: { blocks: {} } }, [], 'page', 7]

  it.each(others)('finds no blocks in %j', (answer) => {
    expect(parsePageContent(answer)).toEqual({ fault: { code: 'no_banner' } })
  })

  it.each([{ kind: 'text' }, { id: '', kind: 'text' }, { id: 7 }, null])('finds a block without an id: %j', (block) => {
    expect(parsePageContent({ page_content: { page: 'faq', blocks: [block] } })).toEqual({ fault: { code: 'no_id' } })
  })
})

describe('toContentFault', () => {
  it('has the status and message of an error response', () => {
    const error = new ApiError(404, { code: 'not_found', message: 'No banner data found' })
    expect(toContentFault(error)).toEqual({ code: 'refused', status: 404, message: 'No banner data found' })
  })

  it.each(['network', 'timeout'])('is no_answer for %s', (code) => {
    expect(toContentFault(new ApiError(0, { code, message: 'The store could not be reached.' }))).toEqual({
      code: 'no_answer',
    })
  })

  it('is no_data for an empty response', () => {
    const error = new ApiError(0, { code: 'unexpected_state', message: '' })
    expect(toContentFault(error)).toEqual({ code: 'no_data' })
  })

  it('is unknown for other errors', () => {
    expect(toContentFault(new ApiError(0, { code: 'unreadable_answer', message: '' }))).toEqual({ code: 'unknown' })
    expect(toContentFault(new SyntaxError('Unexpected end of JSON input'))).toEqual({ code: 'unknown' })
  })
})
