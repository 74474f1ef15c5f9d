import { unwrap } from '@skafferi/api'
import type { AdminClient, components } from '@skafferi/api/admin'
import { operatorRoleValues } from '@skafferi/api/admin/values'
import { choice, oneOf } from '../choices'
import { UsageError, type Command, type CommandCall, type Output } from '../command'
import { listing, dateTime, plain } from '../table'

type Schemas = components['schemas']

const who = { name: 'operator', summary: 'e-mail or id' }

/** The link is shown only once, because it allows choosing the password. */
function linkOf(data: Schemas['InviteAnswer']): Output {
  const { email, name, expires_at } = data.invite
  return {
    data,
    text: `Send this link to ${name} (${email}). It works once, until ${dateTime(expires_at)}:\n${data.url}`,
  }
}

/** Returns an operator's id by e-mail or id. */
async function idOf(admin: AdminClient, idOrEmail: string): Promise<string> {
  const name = idOrEmail.trim().toLowerCase()
  if (!name.includes('@')) return idOrEmail.trim()
  const { operators } = await unwrap(admin.GET('/admin/users'))
  const found = operators.find(({ email }) => email === name)
  if (!found) throw new Error('There is no such operator.')
  return found.id
}

async function change(
  { args: [given = ''], store }: CommandCall,
  body: Schemas['OperatorChange'],
): Promise<Schemas['Operator']> {
  const { admin } = await store()
  const path = { id: await idOf(admin, given) }
  return (await unwrap(admin.POST('/admin/users/{id}', { params: { path }, body }))).operator
}

/** Integrations that depend on an operator, and the option that decides on each kind. */
const integrations = {
  api_key: { option: 'keys', name: 'API key', endings: ['revoke', 'keep'] },
  webhook: { option: 'webhooks', name: 'webhook', endings: ['disable', 'keep'] },
} as const

/**
 * Returns the ids of integrations to keep when an operator is disabled.
 * @throws UsageError listing those without a decision
 */
async function integrationsToKeep({ args: [given = ''], store, text }: CommandCall): Promise<string[]> {
  const { admin } = await store()
  const operatorId = await idOf(admin, given)
  const owned = (await unwrap(admin.GET('/admin/users'))).integrations.filter((each) => each.operator_id === operatorId)
  const endingOf = ({ kind }: Schemas['Integration']) =>
    oneOf<string>(integrations[kind].endings, integrations[kind].option, text(integrations[kind].option))
  const undecided = owned.filter((each) => endingOf(each) === undefined)
  if (undecided.length > 0) {
    const options = [
      ...new Set(undecided.map(({ kind }) => `--${integrations[kind].option} ${integrations[kind].endings.join('|')}`)),
    ]
    const lines = undecided.map(({ id, kind, title, last_used_at }) => {
      const used =
        kind === 'webhook' ? '' : last_used_at === null ? ', never used' : `, last used ${dateTime(last_used_at)}`
      return `  ${integrations[kind].name} ${title} (${id})${used}`
    })
    throw new UsageError(
      `Nothing was changed. This operator is responsible for:\n${plain(lines.join('\n'))}\n` +
        `Decide what happens to them: ${options.join(' ')}.`,
    )
  }
  return owned.filter((each) => endingOf(each) === 'keep').map(({ id }) => id)
}

/** Commands for operators, who use the office in a browser; the command line itself needs no sign-in. */
export const operatorCommands: Command[] = [
  {
    name: 'operators list',
    summary: 'List operators and invitations',
    examples: ['operators list'],
    async run({ store }) {
      const { admin } = await store()
      const team = await unwrap(admin.GET('/admin/users'))
      const people = [
        ...team.operators.map((operator) => ({ ...operator, state: operator.disabled_at ? 'disabled' : 'active' })),
        ...team.invites.map((invite) => ({ ...invite, state: `invited until ${dateTime(invite.expires_at)}` })),
      ]
      const { text } = listing(people, 'There are no operators yet.', {
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
    summary: 'Invite an operator; prints a link to choose a password',
    args: [{ name: 'email', summary: 'e-mail to sign in with' }],
    options: {
      name: { type: 'string', value: '<text>', summary: 'name in the activity' },
      role: choice(operatorRoleValues, 'what they may do'),
    },
    examples: ['operators add maja@skafferi.example --name "Maja Holm" --role owner'],
    async run({ args: [email = ''], store, text }) {
      const [name, role] = [text('name'), oneOf(operatorRoleValues, 'role', text('role'))]
      if (name === undefined || role === undefined) throw new UsageError('--name and --role are required.')
      const { admin } = await store()
      return linkOf(await unwrap(admin.POST('/admin/invites', { body: { email, name, role } })))
    },
  },
  {
    name: 'operators renew',
    summary: 'Print a link to choose a new password and set up a new authenticator',
    args: [who],
    examples: ['operators renew maja@skafferi.example'],
    async run({ args: [given = ''], store }) {
      const { admin } = await store()
      const path = { id: await idOf(admin, given) }
      return linkOf(await unwrap(admin.POST('/admin/users/{id}/renewals', { params: { path } })))
    },
  },
  {
    name: 'operators disable',
    summary: 'Deactivate an operator and end their sessions and invitations',
    args: [who],
    options: {
      keys: choice(
        integrations.api_key.endings,
        'what becomes of the API keys they answer for; needed if there are any',
      ),
      webhooks: choice(
        integrations.webhook.endings,
        'what becomes of the webhooks they answer for; needed if there are any',
      ),
    },
    examples: [
      'operators disable johan@skafferi.example',
      'operators disable johan@skafferi.example --keys revoke --webhooks keep',
    ],
    async run(call) {
      const data = await change(call, { disabled: true, keep: await integrationsToKeep(call) })
      return { data, text: `${data.name} is deactivated.` }
    },
  },
  {
    name: 'operators enable',
    summary: 'Activate an operator with their former password and authenticator; restores nothing else',
    args: [who],
    examples: ['operators enable johan@skafferi.example'],
    async run(call) {
      const data = await change(call, { disabled: false })
      return { data, text: `${data.name} can sign in again.` }
    },
  },
]
