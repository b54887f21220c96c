export { useTooltip, type TooltipOptions, type TooltipTrigger } from './use-tooltip';
