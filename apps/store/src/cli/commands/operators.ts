import type { components } from '@skafferi/api/admin'
import { choice, oneOf } from '../choices'
import { UsageError, type Command, type Output } from '../command'
import { roles as purposeRoles } from '../../http/admin/roles'
import { listing, moment } from '../table'

type Schemas = components['schemas']

/** Every role sees something. */
const { see: roles } = purposeRoles

const who = { name: 'operator', summary: 'their e-mail or id' }

/** A link is told once: whoever has it, chooses the password. */
function linkOf(data: Schemas['InviteAnswer']): Output {
  const { email, name, expires_at } = data.invite
  return { data, text: `Send this link to ${name} (${email}). It works once, until ${moment(expires_at)}:\n${data.url}` }
}

/** The people who run the shop in a browser; this command line needs no sign-in. */
export const operatorCommands: Command[] = [
  {
    name: 'operators list',
    summary: 'Who runs the shop, and who is invited',
    examples: ['operators list'],
    async run({ ask }) {
      const team = await ask('operators list')
      const people = [
        ...team.operators.map((operator) => ({ ...operator, state: operator.disabled_at ? 'disabled' : 'active' })),
        ...team.invites.map((invite) => ({ ...invite, state: `invited until ${moment(invite.expires_at)}` })),
      ]
      const { text } = listing(people, 'Nobody runs this shop in a browser yet.', {
        EMAIL: (row) => row.email,
        NAME: (row) => row.name,
        ROLE: (row) => row.role,
        STATE: (row) => row.state,
      })
      return { data: team, text }
    },
  },
  {
    name: 'operators add',
    summary: 'Invite somebody to run the shop; prints the link by which they choose a password',
    args: [{ name: 'email', summary: 'what they sign in with' }],
    options: {
      name: { type: 'string', value: '<text>', summary: 'what stands beside what they do' },
      role: choice(roles, 'what they may do'),
    },
    examples: ['operators add maja@skafferi.example --name "Maja Holm" --role owner'],
    async run({ args: [email = ''], ask, text }) {
      const [name, role] = [text('name'), oneOf(roles, 'role', text('role'))]
      if (name === undefined || role === undefined) throw new UsageError('Say --name and --role.')
      return linkOf(await ask('operators add', { email, name, role }))
    },
  },
  {
    name: 'operators renew',
    summary: 'Print a link by which an operator chooses another password and sets up another authenticator',
    args: [who],
    examples: ['operators renew maja@skafferi.example'],
    run: async ({ args: [id = ''], ask }) => linkOf(await ask('operators renew', id)),
  },
  {
    name: 'operators disable',
    summary: 'Keep an operator from signing in, and end where they are signed in; what they did keeps their name',
    args: [who],
    examples: ['operators disable johan@skafferi.example'],
    async run({ args: [id = ''], ask }) {
      const data = await ask('operators change', id, { disabled: true })
      return { data, text: `${data.name} cannot sign in any more.` }
    },
  },
  {
    name: 'operators enable',
    summary: 'Let an operator sign in again, with the password and authenticator they had',
    args: [who],
    examples: ['operators enable johan@skafferi.example'],
    async run({ args: [id = ''], ask }) {
      const data = await ask('operators change', id, { disabled: false })
      return { data, text: `${data.name} can sign in again.` }
    },
  },
]
