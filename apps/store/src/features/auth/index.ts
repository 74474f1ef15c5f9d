export { endSignIns } from './auth.endings'
export { hashPassword } from './auth.passwords'
export { authRoutes } from './auth.routes'
export { createAuthService } from './auth.service'
