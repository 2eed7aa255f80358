export { countryName } from './countries.ts'
export { routes as countryRoutes } from './routes.ts'
