Feature: Tree of related items
  A list of a collection that refers to itself is a tree. Moves between its levels are edits of the item above all.

  Background:
    Given Ines has signed in
    And she has opened the item "2" of "Sections"

  @memory
  Scenario: All levels are shown
    Then the tree "children" shows "1 Letters, 1 Islands, 2 Maps"
    And she cannot save: "There is nothing to save"

  @memory
  Scenario: An item is moved into another one and saved
    When she moves "Islands" in in the tree "children"
    Then the tree "children" shows "1 Letters, 2 Islands, 3 Maps"
    When she saves and stays
    Then only this is sent to "sections", with these types:
      | children | {"update": [{"id": 6, "children": {"update": [{"id": 7, "sort": 1}]}}]} |
    And the tree "children" shows "1 Letters, 2 Islands, 3 Maps"
    And she cannot save: "There is nothing to save"

  @memory
  Scenario: An item is moved past another one that is then moved into it
    When she moves "Islands" up in the tree "children"
    And she moves "Letters" in in the tree "children"
    And she saves and stays
    Then the tree "children" shows "1 Islands, 2 Maps, 2 Letters"
    And she cannot save: "There is nothing to save"

  @memory
  Scenario: An item is moved out a level, to another position
    When she moves "Maps" out in the tree "children"
    And she moves "Maps" up in the tree "children"
    And she moves "Maps" up in the tree "children"
    And she saves and stays
    Then the tree "children" shows "1 Maps, 1 Letters, 1 Islands"
    Given she has opened the item "5" of "Sections"
    Then "parent" refers to "Places"

  @memory
  Scenario: A move and its opposite leave nothing to save
    When she moves "Islands" up in the tree "children"
    And she moves "Islands" down in the tree "children"
    And she moves "Maps" out in the tree "children"
    And she moves "Maps" in in the tree "children"
    Then she cannot save: "There is nothing to save"

  @memory
  Scenario: Items are edited and created on inner levels
    When she opens "Maps" in the tree "children"
    And she changes "name" to "Charts" in the drawer
    And she confirms the drawer
    Then the tree "children" shows "1 Letters, 1 Islands, 2 Charts"
    When she starts a new row inside "Charts" in the tree "children"
    And she changes "name" to "Globes" in the drawer
    And she changes "slug" to "globes" in the drawer
    And she confirms the drawer
    Then the tree "children" shows "1 Letters, 1 Islands, 2 Charts, 3 Globes"
    When she moves "Globes" out in the tree "children"
    Then the tree "children" shows "1 Letters, 1 Islands, 2 Charts, 2 Globes"
    When she saves and stays
    Then the tree "children" shows "1 Letters, 1 Islands, 2 Charts, 2 Globes"
    And she cannot save: "There is nothing to save"

  @memory
  Scenario: An item is removed and stays in its collection
    When she removes "Islands" from the tree "children"
    And she saves and stays
    Then only this is sent to "sections", with these types:
      | children | {"delete": [7]} |
    And the tree "children" shows "1 Letters"

  @memory
  Scenario: Only items at the top of their own tree can be added, without this one
    Then the tree "children" offers "Journeys, People, Food"

  @memory
  Scenario: A row that another user has moved elsewhere meanwhile is named
    When she moves "Maps" out in the tree "children"
    And another user changes "parent" of "5" in "sections" to "1"
    And she saves and stays
    Then she has to resolve the conflict on "sections/5/parent"
    When she chooses theirs for the conflict on "sections/5/parent"
    And she saves the resolved conflicts
    Then 0 items are sent to "sections"
    And the tree "children" shows "1 Letters, 1 Islands"

  @browser
  Scenario: An item is carried by keys and dragged into another one
    When she carries "Islands" in the tree "children" by the keys "up"
    Then the tree "children" shows "1 Islands, 2 Maps, 1 Letters"
    When she carries "Letters" in the tree "children" by the keys "in, up"
    Then the tree "children" shows "1 Islands, 2 Letters, 2 Maps"
    When she drags "Letters" into "Maps" in the tree "children"
    Then the tree "children" shows "1 Islands, 2 Maps, 3 Letters"
    When she saves and stays
    Then the tree "children" shows "1 Islands, 2 Maps, 3 Letters"
    And she cannot save: "There is nothing to save"
