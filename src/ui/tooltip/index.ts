export { Tooltip, type TooltipProps } from './tooltip';
export { useTooltip, type TooltipOptions, type TooltipTrigger } from './use-tooltip';
