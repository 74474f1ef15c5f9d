import { createWorld, storyBase } from '@skafferi/fixtures/world'

/** The demo world at the one moment all stories live in, so that dates and pictures of them never change. */
export const storyWorld = createWorld({ base: storyBase })
