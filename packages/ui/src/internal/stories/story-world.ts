import { createWorld, storyBase } from '@skafferi/fixtures/world'

/** The demo world at a fixed time, so that dates and snapshots of stories never change. */
export const storyWorld = createWorld({ base: storyBase })
