import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
