import { createContext } from 'react'
import type { CompanyKey } from '@skafferi/fixtures/world'

/** The user of a page: the story's own, a visitor, or a company's customer. */
export type Persona = 'story' | 'visitor' | CompanyKey

/** Overrides the user of every page inside. Storybook's toolbar sets it. */
export const PersonaContext = createContext<Persona>('story')
