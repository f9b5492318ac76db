// node run.mjs PORT FORM CATEGORY,... URL: the scores of one page, and what lowers them, as one line of JSON.
import lighthouse, { desktopConfig } from 'lighthouse'

const [port, form, categories, url] = process.argv.slice(2)
const wanted = { port: Number(port), output: 'json', logLevel: 'error', onlyCategories: categories.split(',') }
const found = await lighthouse(url, wanted, form === 'desktop' ? desktopConfig : undefined)
const { categories: scored, audits, runtimeError, environment } = found.lhr
if (runtimeError) throw new Error(runtimeError.message)
const scores = Object.fromEntries(Object.entries(scored).map(([name, { score }]) => [name, Math.round(100 * (score ?? 0))]))
const weighty = new Set(Object.values(scored).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id)))
const faults = Object.values(audits).filter(({ id, score }) => weighty.has(id) && score !== null && score < 0.9)
const pace = Math.round(environment.benchmarkIndex)
console.log(JSON.stringify({ scores, pace, faults: faults.map(({ id, displayValue }) => (displayValue ? `${id}: ${displayValue}` : id)) }))
