import { mount } from 'svelte';
import './house.css';
import Home from './Home.svelte';

const target = document.getElementById('house');
if (target === null) throw new Error('The page has no element #house.');
mount(Home, { target });
