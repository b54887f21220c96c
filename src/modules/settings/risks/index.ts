export { RiskList } from './risk-list';
export { ACTION_TEXTS, RISK_TEXTS } from './risk-texts';
