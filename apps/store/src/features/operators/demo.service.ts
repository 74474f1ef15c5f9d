import type { Context } from '../../context'
import { newId } from '../../db/ids'
import { hashPassword } from '../auth'
import { newSeed } from './authenticator'
import * as repo from './operators.repo'
import { lockTeam } from './team-lock'

/** Who runs the demo. Known to everybody: made in the demo world alone, and of no use without a code elsewhere. */
export const demoOperator = {
  email: 'office@skafferi.example',
  name: 'Maja Holm',
  password: 'skafferi-demo-office',
} as const

/**
 * Makes the demo's operator where nobody runs the shop yet.
 * @returns whether there is one who can sign in
 */
export async function admitDemoOperator({ db, now }: Pick<Context, 'db' | 'now'>): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockTeam(tx)
    const known = await repo.findByEmail(tx, demoOperator.email)
    if (known || (await repo.isStaffed(tx))) return known?.disabledAt === null
    const { email, name, password } = demoOperator
    const secrets = {
      passwordHash: await hashPassword(password),
      authenticatorSeed: newSeed(),
      lastCodeStep: 0,
      wrongCodes: 0,
    }
    await repo.insertOperator(tx, {
      id: newId('oper', now()),
      email,
      name,
      role: 'owner',
      ...secrets,
      createdAt: now(),
    })
    return true
  })
}
