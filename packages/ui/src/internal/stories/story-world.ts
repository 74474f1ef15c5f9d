import { createWorld, storyBase } from '@skafferi/fixtures/world'

/** The moment all stories live in, so that dates and pictures of them never change. */
export const storyNow = storyBase

/** The demo world at that moment. */
export const storyWorld = createWorld({ base: storyNow })
