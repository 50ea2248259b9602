export { StatisticsBand as default } from '../home/StatisticsBand'
