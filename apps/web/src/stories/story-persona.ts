import { createContext } from 'react'
import type { CompanyKey } from '@skafferi/fixtures/world'

/** Who looks at a page: whom the story says, a visitor, or the customer of one company. */
export type Persona = 'story' | 'visitor' | CompanyKey

/** Who looks at every page inside, whatever its story says. Storybook's toolbar sets it. */
export const PersonaContext = createContext<Persona>('story')
