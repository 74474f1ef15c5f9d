import type { TeamView } from '@skafferi/domain/office/views'

/** What each role covers in the stories. */
export const storyPurposes: TeamView['purposes'] = {
  owner: ['see', 'orders', 'catalogue', 'service', 'administration'],
  orders: ['see', 'orders', 'service'],
  catalogue: ['see', 'catalogue'],
  support: ['see', 'service'],
  reader: ['see'],
}
